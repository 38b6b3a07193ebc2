import { describe, expect, it } from 'vitest'
import { complete } from './complete.ts'
import { description, replySchema } from './description.ts'
import { schemaProblems } from './schema-problems.ts'

const replies = Object.values(description.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) =>
    Object.keys(operation.responses).map((status) => ({
      name: `${operation.operationId} ${status}`,
      schema: replySchema(operation, Number(status)),
    })),
  )
  .filter((reply) => reply.schema !== undefined)

describe('complete', () => {
  it.each(replies)('makes a valid reply of nothing: $name', ({ schema = {} }) => {
    expect(schemaProblems(schema, complete(schema), 'reply')).toEqual([])
  })

  it('keeps what is given and fills what is required, down into lists', () => {
    const item = { type: 'object', required: ['id', 'at'], properties: fields() } as const
    const schema = { type: 'array', items: item }
    expect(complete(schema, [{ id: 7, note: 'mine' }])).toEqual([
      { id: 7, note: 'mine', at: '2026-01-01T00:00:00Z' },
    ])
  })

  it('prefers null where it may', () => {
    expect(complete({ type: 'string', nullable: true })).toBeNull()
  })
})

function fields(): Readonly<Record<string, { readonly type: string; readonly format?: string }>> {
  return {
    id: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    note: { type: 'string' },
  }
}
