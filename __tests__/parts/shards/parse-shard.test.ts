import { describe, expect, it } from 'vitest'
import '../../../src/parts/index.ts'
import { settingFromText } from '../../../src/settings/setting-from-text.ts'
import { parseShard } from '../../../src/parts/shards/parse-shard.ts'

describe('parseShard', () => {
  it('reads a number and how many there are', () => {
    expect(parseShard('1/1')).toEqual({ index: 1, of: 1 })
    expect(parseShard('12/50')).toEqual({ index: 12, of: 50 })
  })

  it.each(['0/4', '5/4', '1/257', '1', '1/', 'a/b', '-1/4', '1/4/2'])('refuses %s', (written) => {
    expect(parseShard(written)).toBe(null)
    expect(() => settingFromText('shard', written, '--shard')).toThrow('a shard such as 1/4')
  })
})
