import type { LoadTimes } from '../../model/run/server.ts'
import type { ParsedAnswer } from './answer-parser.ts'

/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly method: string
  /** With its query, in ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The answer to a request. */
export interface HttpAnswer extends Omit<ParsedAnswer, 'keepsAlive'> {
  /** From writing the request to the last byte of the answer. */
  readonly nanoseconds: number
}

/** Where a server listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** A request, and what its answer must be. */
export interface LoadRequest extends HttpRequest {
  /** What is wrong with an answer, or `null`. */
  readonly wrong: (answer: Pick<ParsedAnswer, 'status' | 'body'>) => string | null
}

/** The clients of a server, and what they can ask. */
export interface LoadSpec {
  /** How many connections are used at once. */
  readonly connections: number
  readonly requests: readonly LoadRequest[]
}

/** What became of a load, in the order of sending. */
export type LoadAnswers = Omit<LoadTimes, 'underWay'>

/** Many connections to one server. */
export interface LoadClient {
  /** Opens the connections that are not open. */
  readonly connect: (timeoutSeconds: number) => Promise<void>
  /**
   * Sends requests, each as soon as a connection has room.
   *
   * @param requests - positions in the list, in the order in which they are sent
   * @throws WrongAnswerError when an answer is wrong
   * @throws SilenceError when not all answers come in time
   * @throws Error when the server closes a connection with requests under way, or does not answer
   *   in HTTP
   */
  readonly send: (requests: readonly number[], timeoutSeconds: number) => Promise<LoadAnswers>
  readonly close: () => void
}

/** A server took longer than allowed. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError'
}

/** A server answered, but not what its benchmark expects. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
}
