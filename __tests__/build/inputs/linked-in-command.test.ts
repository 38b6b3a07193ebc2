import { expect, it } from 'vitest'
import { linkedInCommand } from '../../../src/build/inputs/linked-in-command.ts'

it('linkedInCommand tells libraries by path, by name, and where they are looked for', () => {
  const command =
    "g++ -o Release/tiny.node -shared -L/opt/lib -L '/opt/two words' tiny.o /opt/libz.a -lssl -l crypto -l:exact.so.3 /usr/lib/libx.so.1.2 ../relative.a"
  expect(linkedInCommand(command)).toEqual({
    files: ['/opt/libz.a', '/usr/lib/libx.so.1.2'],
    names: ['ssl', 'crypto', ':exact.so.3'],
    folders: ['/opt/lib', '/opt/two words'],
  })
})
