/** What Ajv says of the first thing that does not fit, with `verbose`: the schema and the value that met. */
export interface SchemaProblem {
  readonly keyword: string
  /** JSON pointer into the body, "" for the body itself. */
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly parentSchema?: unknown
  readonly data?: unknown
}

interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** One plain sentence that names the field and says what it takes. The value itself is not repeated. */
export function describeProblem(problem: SchemaProblem): string {
  const schema = (problem.parentSchema ?? {}) as JsonSchema
  if (problem.keyword === 'required') {
    const missing = String(problem.params.missingProperty)
    const takes = schema.properties?.[missing]
    const field = fieldName(`${problem.instancePath}/${missing}`)
    return takes ? `${field} is missing; it takes ${describeSchema(takes)}.` : `${field} is missing.`
  }
  return `${fieldName(problem.instancePath)} takes ${describeSchema(schema)}; ${describeValue(problem)} was sent.`
}

/** `/images/0/name` → `"images[0].name"`. */
function fieldName(pointer: string): string {
  if (pointer === '') return 'The body'
  const parts = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  return `"${parts.reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')}"`
}

function describeSchema(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.anyOf) return oneOf(schema.anyOf.map(describeSchema))
  switch (schema.type) {
    case 'string':
      return `a text${range(schema.minLength, schema.maxLength, 'character')}`
    case 'integer':
      return `a whole number${range(schema.minimum, schema.maximum)}`
    case 'number':
      return `a number${range(schema.minimum, schema.maximum)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `an array${range(schema.minItems, schema.maxItems, 'item')}${schema.items ? `, each ${describeSchema(schema.items)}` : ''}`
    case 'object':
      return schema.properties ? `an object with ${Object.keys(schema.properties).join(', ')}` : 'an object'
    case 'null':
      return 'null'
    default:
      return 'something else'
  }
}

const oneOf = (values: readonly string[]) => (values.length === 1 ? values[0]! : `one of ${values.join(', ')}`)

function range(min: number | undefined, max: number | undefined, unit?: string): string {
  const link = unit ? 'of' : 'from'
  const units = unit ? ` ${unit}${(max ?? min) === 1 ? '' : 's'}` : ''
  if (min !== undefined && max !== undefined) return ` ${link} ${min} to ${max}${units}`
  if (min !== undefined) return ` of at least ${min}${units}`
  return max === undefined ? '' : ` of at most ${max}${units}`
}

function describeValue({ keyword, data: value }: SchemaProblem): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  switch (typeof value) {
    case 'string':
      if (value === '') return 'an empty text'
      return keyword === 'type' ? 'a text' : 'another text'
    case 'number':
      return `the number ${value}`
    case 'boolean':
      return String(value)
    default:
      return 'an object'
  }
}
