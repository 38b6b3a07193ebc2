import { countText, sizeText } from '../../../render/text/format.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

// The limits of all enclosing groups apply, so the search goes upwards from this process's own;
// version 2 first, then version 1.
const script = `
up() {
  path=$2
  while :; do
    quota "$1$path"
    case $path in */*) path=\${path%/*} ;; *) break ;; esac
  done
}
quota() {
  [ ! -r "$1/cpu.max" ] || echo "limit $(cat "$1/cpu.max")"
  [ ! -r "$1/cpu.cfs_quota_us" ] ||
    echo "limit $(cat "$1/cpu.cfs_quota_us") $(cat "$1/cpu.cfs_period_us")"
  [ ! -r "$1/cpu.stat" ] || cat "$1/cpu.stat"
}
up /sys/fs/cgroup "$(sed -n 's/^0:://p' /proc/self/cgroup)"
for folder in cpu,cpuacct cpu; do
  up "/sys/fs/cgroup/$folder" "$(sed -n "s/^[0-9]*:$folder://p" /proc/self/cgroup)"
done
`

/** Whether a control group limits CPU time and stops processes that have used their share. */
export const cpuQuota: Probe = {
  id: 'cpu-quota',
  title: 'CPU quota',
  questions: [{ program: ['sh', '-c', script] }],
  judge: ({ text, trouble }) => {
    if (text === null) return unavailable(trouble)
    const limits = numbersAfter(text, 'limit')
    const ratios = limits.map(([quota = NaN, period = NaN]) => quota / period)
    const tightest = Math.min(...ratios.filter((ratio) => ratio > 0))
    const stopped = Math.max(0, ...numbersAfter(text, 'nr_throttled').map(([times = 0]) => times))
    if (text.trim() === '') return unavailable('not reported by any control group')
    if (tightest === Infinity) return fine('none')
    return suspect(
      `${sizeText(tightest)} of one CPU; stopped ${countText(stopped, 'time')} so far`,
      'remove it for the measuring job: a process that is paused looks slow',
    )
  },
}

function numbersAfter(text: string, name: string): readonly (readonly number[])[] {
  const lines = text.split('\n').map((line) => line.split(' '))
  return lines.filter(([key]) => key === name).map(([, ...values]) => values.map(Number))
}
