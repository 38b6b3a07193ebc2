import { connect, type Socket } from 'node:net'
import type { Address } from './address.ts'
import { SilenceError } from './silence-error.ts'

/** Opens a connection to a server, in whichever network it listens. */
export type Dial = (address: Address, timeoutSeconds: number) => Promise<Socket>

/**
 * Connects to a server in the network of this program.
 *
 * @throws SilenceError when it does not take the connection in time
 */
export function openSocket({ host, port }: Address, timeoutSeconds: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    const timer = setTimeout(() => {
      socket.destroy(new SilenceError(`expected a connection to port ${String(port)}, got none`))
    }, timeoutSeconds * 1000)
    socket.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.removeAllListeners('error')
      // An error between two requests is reported when the next one is sent.
      socket.on('error', () => {})
      resolve(socket)
    })
  })
}
