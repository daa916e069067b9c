import type { Static } from '@sinclair/typebox'
import { NameMatcher } from '../../names/matcher.js'
import type { Operation } from '../operation.js'
import { loadNameModel } from './model-files.js'
import { matchNames, type NameMatchInput, type NameMatchResult } from './run.js'
import { nameMatchRequest, nameMatchResponse } from './schema.js'

let matcher: NameMatcher | undefined

/** Says whether names belong to one identity, how surely, and why. */
export const nameMatch: Operation<typeof nameMatchRequest, NameMatchInput, NameMatchResult, never> = {
  name: 'name-match',
  endpoint: 'name-match',
  version: 'v1',
  title: 'Name matching',
  description:
    'Compares names of people or companies in any script and says with a calibrated probability whether they belong to one identity, and why.',
  weight: 'light',
  request: nameMatchRequest,
  response: nameMatchResponse,
  example: {
    request: { req_id: 'kyc-1', entities: ['Shri Rajesh Kumar Sharma', 'राजेश कुमार शर्मा'] },
    response: {
      req_id: 'kyc-1',
      score: '99.00',
      result: 'Matched',
      api_success: true,
      error_message: '',
      error_code: '',
      details: {
        threshold: 80,
        entity_type: 'person',
        entities: [
          {
            input: 'Shri Rajesh Kumar Sharma',
            normalised: 'rajesh kumar sharma',
            script: 'Latin',
            tokens: ['rajesh', 'kumar', 'sharma'],
          },
          {
            input: 'राजेश कुमार शर्मा',
            normalised: 'rajesh kumar sharma',
            script: 'Devanagari',
            tokens: ['rajesh', 'kumar', 'sharma'],
          },
        ],
        pairs: [
          {
            a: 0,
            b: 1,
            score: '99.00',
            reasons: [
              { code: 'exact', a: ['rajesh kumar sharma'], b: ['rajesh kumar sharma'] },
              { code: 'honorific_ignored', a: ['shri'], b: [] },
            ],
          },
        ],
        groups: [[0, 1]],
      },
    },
  },
  failures: ['too_few_entities'],
  tools: [],

  prepare(request: Static<typeof nameMatchRequest>) {
    return {
      input: {
        entities: request.entities,
        threshold: request.threshold ?? 80,
        entityType: request.entity_type ?? 'auto',
      },
      documents: [],
    }
  },

  async run(prepared, _tools, context) {
    matcher ??= new NameMatcher(loadNameModel())
    const ready = matcher
    const result = await context.time('match', () => matchNames(prepared.input, ready, context))
    return { result, pages: 0 }
  },

  succeed(request, result) {
    return {
      req_id: request.req_id,
      score: result.score.toFixed(2),
      result: result.matched ? 'Matched' : 'Not Matched',
      api_success: true,
      error_message: '',
      error_code: '',
      details: result.details,
    }
  },

  fail(request, error) {
    return {
      req_id: typeof request.req_id === 'string' ? request.req_id : '',
      score: '0.00',
      result: '',
      api_success: false,
      error_message: error.message,
      error_code: error.code,
      details: null,
    }
  },
}
