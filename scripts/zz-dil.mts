import { mkdtempSync } from 'node:fs'
import { createHost } from '/work/main/src/host/create-host.ts'
import { collected, logRatiosOf, shareFound } from '/work/main/scripts/bench-runner/collected.ts'
import { sampleStandardDeviation } from 'simple-statistics'
const percent = Number(process.argv[2]); const looks = Number(process.argv[3]); const names=(process.argv[4]??'json').split(',')
const host: any = (createHost as any)()
const folder = mkdtempSync('/tmp/dil-')
const { samples } = await collected({ names, percent, folder, looks: [looks] } as any, host)
for (const id of ['time','mean-time','far-share','cpu']) for (const n of names) { const logs = samples.filter(({block}:any)=>block.benchmarkId===n&&block.round>0).map(({base,head}:any)=>Math.log(head[id]/base[id])).filter(Number.isFinite).sort((a:number,b:number)=>a-b)
const s = sampleStandardDeviation(logs)/Math.sqrt(logs.length)
console.log(id, n, percent, 'share', shareFound(logs, percent).toFixed(3), 'ratio', Math.exp(logs.reduce((a,b)=>a+b,0)/logs.length).toFixed(4), '±', s.toFixed(4), logs.length) }
