import type { JsonObject } from './json.ts'

/** A refusal in the form GitHub gives it. */
export class ApiError extends Error {
  readonly status: number
  readonly details: JsonObject
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, details = {}, headers = {}) {
    super(message)
    this.status = status
    this.details = details
    this.headers = headers
  }
}

/** 404, which also stands for "you may not know whether it exists". */
export function notFound(): ApiError {
  return new ApiError(404, 'Not Found')
}

/** 422 with one entry in `errors`, worded as GitHub does for comments. */
export function unprocessable(message: string): ApiError {
  const resource = 'IssueComment'
  const errors = [{ resource, code: 'unprocessable', field: 'data', message }]
  return new ApiError(422, 'Validation Failed', { errors })
}

/** 403 of a token whose permissions do not suffice; any one of `accepted` would. */
export function notPermitted(accepted: string): ApiError {
  const headers = { 'x-accepted-github-permissions': accepted.replaceAll(' ', '; ') }
  return new ApiError(403, 'Resource not accessible by integration', {}, headers)
}
