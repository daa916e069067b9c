import { type Static, Type } from '@sinclair/typebox'
import { documentLabels } from '../../knowledge/document-labels.js'
import { nullable } from '../field.js'
import { docBase64, optionalDocType, reqId } from '../request-fields.js'

export const outputs = ['json', 'xlsx', 'pdf'] as const

export const analysisRequest = Type.Object(
  {
    req_id: reqId,
    doc_base64: docBase64,
    doc_type: optionalDocType,
    output: Type.Optional(
      Type.Union(
        outputs.map((output) => Type.Literal(output)),
        { description: 'What data holds: json (default), or the same content as an xlsx workbook.' },
      ),
    ),
    password: Type.Optional(Type.String({ maxLength: 256, description: 'Opens a protected PDF.' })),
  },
  { description: 'One document of any kind.' },
)

export const analysisResponse = Type.Object({
  req_id: Type.String(),
  success: Type.Boolean(),
  doc_type: Type.String(),
  error_message: Type.String({ description: 'Empty on success.' }),
  error_code: Type.String({ description: 'Empty on success, else a code of the error table.' }),
  doc_json: nullable(
    Type.Object({
      label: Type.Union(documentLabels.map((label) => Type.Literal(label))),
      confidence: Type.Number({
        minimum: 0,
        maximum: 100,
        description: 'Calibrated probability, as a percentage, that the label is right.',
      }),
    }),
    'null when success is false.',
  ),
  data: nullable(
    Type.String(),
    'Base64 of the analysed statement in the form asked for, see docs/document-analysis.md; null when success is false.',
  ),
})

export type AnalysisRequest = Static<typeof analysisRequest>
export type AnalysisResponse = Static<typeof analysisResponse>
export type OutputFormat = (typeof outputs)[number]
