import { Type } from '@sinclair/typebox'
import { reasonCodes } from '../../names/reasons.js'
import { scripts } from '../../names/script/detect.js'

const percentage = (description: string) =>
  Type.String({ pattern: '^\\d{1,3}\\.\\d{2}$', description, examples: ['96.40'] })
const literals = <const Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value)))

export const nameMatchRequest = Type.Object({
  req_id: Type.String({ minLength: 1, maxLength: 256, description: 'Echoed unchanged.' }),
  entities: Type.Array(Type.String(), {
    minItems: 2,
    maxItems: 100,
    description: 'The names to compare, in any script.',
  }),
  threshold: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      default: 80,
      description: 'Score from which the names are called matched.',
    }),
  ),
  entity_type: Type.Optional(
    Type.Unsafe<'person' | 'company' | 'auto'>({
      ...literals(['person', 'company', 'auto']),
      default: 'auto',
      description: 'What the names are of; auto decides by legal forms and words of trade.',
    }),
  ),
})

const reason = Type.Object({
  code: literals(reasonCodes),
  a: Type.Array(Type.String(), { description: 'Words of the first name that the code speaks of.' }),
  b: Type.Array(Type.String(), { description: 'Words of the second name.' }),
})

export const nameMatchDetails = Type.Object({
  threshold: Type.Number(),
  entity_type: literals(['person', 'company']),
  entities: Type.Array(
    Type.Object({
      input: Type.String(),
      normalised: Type.String({ description: 'The name as compared: romanised, without titles and legal forms.' }),
      script: literals(scripts),
      tokens: Type.Array(Type.String()),
    }),
  ),
  pairs: Type.Array(
    Type.Object({
      a: Type.Integer({ description: 'Index into entities.' }),
      b: Type.Integer(),
      score: percentage('Score of this pair.'),
      reasons: Type.Array(reason),
    }),
  ),
  groups: Type.Array(Type.Array(Type.Integer()), {
    description: 'Indices of names that are one identity; no two names of a group contradict each other.',
  }),
})

export const nameMatchResponse = Type.Object({
  req_id: Type.String(),
  score: percentage(
    'Calibrated probability in percent that all names belong to one identity; that of the weakest pair.',
  ),
  result: Type.Union([Type.Literal('Matched'), Type.Literal('Not Matched'), Type.Literal('')]),
  api_success: Type.Boolean(),
  error_message: Type.String(),
  error_code: Type.String(),
  details: Type.Union([nameMatchDetails, Type.Null()]),
})
