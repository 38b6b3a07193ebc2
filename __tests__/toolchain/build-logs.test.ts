import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hintOf } from '../../src/toolchain/hints.ts'
import { excerptOf, firstError, plainOutput } from '../../src/toolchain/first-error.ts'

const folder = new URL('../fixtures/build-logs/', import.meta.url)

/** Where each log came from stands in its first line. */
function logOf(name: string): string {
  const content = readFileSync(new URL(`${name}.log`, folder), 'utf8')
  expect(content).toMatch(/^# .*, cut down\n/)
  return content.slice(content.indexOf('\n') + 1)
}

const tooOldNan = 'its "nan" is too old for this Node.js'
const otherV8 = 'does not compile with the V8 of this Node.js'
const otherCpp = 'its C++ standard is too old for the headers of this Node.js'
const otherPython = 'this build needs another Python: '
const newerRust = 'it needs a newer Rust: '
const noVersion = 'the registry has no such package or version'
const accessor = "nan_callbacks.h:55:23: error: 'AccessorSignature' is not a member of 'v8'"

/** Name of the log, what its first error says, and what the hint says; `null` for none. */
const logs: readonly (readonly [string, string, string | null])[] = [
  ['authenticate-pam-1.0.5-node-20.20.2', 'error: security/pam_appl.h: No', 'libpam0g-dev'],
  ['bcrypt-0.8.7-node-20.20.2', accessor, tooOldNan],
  ['bcrypt-3.0.0-node-20.20.2', 'gyp: Undefined variable module_name', 'own install script set'],
  ['better-sqlite3-5.4.3-node-22.20.0', "error: 'ALL_CAN_READ' is not a member", otherV8],
  ['better-sqlite3-7.6.2-node-24.11.0', "error: 'CopyablePersistentTraits'", otherV8],
  ['better-sqlite3-8.7.0-node-24.11.0', 'error: #error "C++20 or later required."', otherCpp],
  ['bluetooth-hci-socket-0.5.1-node-20.20.2', "'v8::FunctionTemplate::GetFunction()'", otherV8],
  ['bson-0.2.22-node-20.20.2', "no matching function for call to 'v8::Integer::", tooOldNan],
  ['canvas-1.6.13-node-20.20.2', 'Package cairo was not found', 'install libcairo2-dev'],
  ['canvas-2.11.2-node-20.20.2', 'Package pixman-1 was not found', 'install libpixman-1-dev'],
  ['cld-2.4.8-node-22.20.0', "error: 'terminate_handler' has not been declared", null],
  ['disk-gyp', 'final link failed: No space left on device', 'the disk is full'],
  ['disk-npm', 'TAR_ENTRY_ERROR ENOSPC: no space left on device', 'the disk is full'],
  ['erlpack-0.1.3-node-22.20.0', "error: body of 'constexpr' function", otherCpp],
  ['gl-4.9.2-node-20.20.2', 'Package xi was not found', 'install libxi-dev'],
  ['heapdump-0.3.9-node-20.20.2', "has no member named 'GetCpuProfiler'", otherV8],
  ['imagemagick-native-1.9.3-node-20.20.2', "gyp: Call to 'Magick++-config", 'libmagick++-dev'],
  ['isolated-vm-4.5.0-node-22.20.0', "error: conversion from 'v8::Local<v8::Value>", otherV8],
  ['kerberos-2.0.3-node-20.20.2', 'error: gssapi/gssapi.h: No such file', 'install libkrb5-dev'],
  ['keytar-7.9.0-node-20.20.2', 'Package libsecret-1 was not found', 'install libsecret-1-dev'],
  ['leveldown-1.4.6-node-20.20.2', accessor, tooOldNan],
  ['mdns-2.5.1-node-20.20.2', 'error: dns_sd.h: No such file', 'libavahi-compat-libdnssd-dev'],
  ['memory-ulimit', 'virtual memory exhausted', 'it ran out of memory'],
  ['mysql-libmysqlclient-1.5.3-node-20.20.2', 'npm error notarget', noVersion],
  ['node-gd-2.1.1-node-20.20.2', 'Package gdlib was not found', 'install libgd-dev'],
  ['node-gyp-3.8.0-python3', "Missing parentheses in call to 'print'", otherPython],
  ['node-gyp-9.0.0-python-3.12', "No module named 'distutils'", otherPython],
  ['node-gyp-12.4.0-no-python', 'Could not find any Python installation', 'install Python 3'],
  ['node-hid-2.1.2-node-20.20.2', 'error: libudev.h: No such file', 'install libudev-dev'],
  ['nodehun-2.0.12-node-20.20.2', "error: cannot convert 'v8::MaybeLocal", otherV8],
  ['npm-nohost', 'getaddrinfo ENOTFOUND registry.i', 'registry.invalid cannot be reached'],
  ['npm-refused', 'connect ECONNREFUSED 127.0.0.1:9', '127.0.0.1:9 cannot be reached'],
  ['pcap-2.1.0-node-20.20.2', 'ssh: Could not resolve hostname', 'github.com cannot be reached'],
  ['pnpm-404', 'ERR_PNPM_FETCH_404  GET https:', noVersion],
  ['printer-0.4.0-node-20.20.2', "gyp: Call to 'cups-config --cflags'", 'install libcups2-dev'],
  ['robotjs-0.6.0-node-20.20.2', 'error: X11/extensions/XTest.h: No such file', 'libxtst-dev'],
  ['rust-edition', 'error: failed to parse manifest', newerRust],
  ['rust-openssl', 'custom build command for `openssl-sys', 'install libssl-dev'],
  ['rust-version', 'error: rustc 1.95.0 is not supported', newerRust],
  ['sodium-3.0.2-node-20.20.2', 'error: sodium.h: No such file', 'install libsodium-dev'],
  ['speaker-0.5.4-node-20.20.2', 'error: alsa/asoundlib.h: No such file', 'install libasound2-dev'],
  ['utf-8-validate-1.2.2-node-24.11.0', accessor, tooOldNan],
  ['zmq-2.15.3-node-20.20.2', 'error: zmq.h: No such file', 'install libzmq3-dev'],
]

it.each(logs)('the log of %s shows its first error and what helps', (name, line, hint) => {
  const output = logOf(name)
  const first = firstError(output)
  expect(first?.line).toContain(line)
  const shown = first === null ? [] : excerptOf(first, output.trimEnd().split('\n').slice(-20))
  expect(shown.length).toBeLessThanOrEqual(20)
  expect(plainOutput(shown.join('\n'))).toContain(line)
  const told = hintOf({ exitCode: 1, signal: null, output })
  expect(told ?? 'nothing').toContain(hint ?? 'nothing')
})

it('every recorded log is tried', () => {
  const there = readdirSync(folder).map((file) => file.replace(/\.log$/, ''))
  expect(logs.map(([name]) => name).toSorted()).toEqual(there.toSorted())
})

it('firstError finds nothing where nothing looks like an error, and what a program says rather than npm of the script', () => {
  for (const output of ['all is well\n', '', '> node -e "console.error(\'line\')"\nline 9\n'])
    expect(firstError(output)).toBeNull()
  const output =
    "> sed -i s/a/b/ dist/x.js\nsed: can't read dist/x.js: No such file or directory\nnpm error code 2\nnpm error path /x\n"
  expect(firstError(output)?.line).toMatch(/^sed: can't read dist/)
})

it('an excerpt shows what stands around the error and the end, in at most 20 lines, or the end alone where that shows it', () => {
  const noise = Array.from({ length: 50 }, (_, index) => `a.cc:${index}:1: warning: unused`)
  const error = ['In function f', '\u001B[31ma.cc:9:1: error: no\u001B[0m']
  const output = [...noise, ...error, ...noise, 'end']
  const found = firstError(output.join('\n'))
  expect(found?.line).toBe('a.cc:9:1: error: no')
  const shown = found === null ? [] : excerptOf(found, output.slice(-20))
  expect(shown).toHaveLength(20)
  expect(shown.slice(1, 3)).toEqual(['In function f', 'a.cc:9:1: error: no'])
  expect(shown.at(-1)).toBe('end')
  const end = ['a.cc:9:1: error: no', 'make: *** [a.o] Error 1']
  const atEnd = firstError(end.join('\n'))
  expect(atEnd === null ? [] : excerptOf(atEnd, end)).toEqual(end)
})
