import { documentFailures } from '../../errors/document-failures.js'
import type { Operation } from '../operation.js'
import { requestExample, responseExample } from './example.js'
import type { ImageFindings } from './findings.js'
import { type MotorInput, prepareMotor, splitMotor } from './input.js'
import { joinFindings } from './join-findings.js'
import { lookAtImage } from './look-at-image.js'
import { type MotorData, type MotorResponse, motorRequest, motorResponse } from './schema.js'

export const motor: Operation<
  typeof motorRequest,
  MotorInput,
  MotorData,
  'documents' | 'reader' | 'vehicles',
  readonly ImageFindings[]
> = {
  name: 'motor',
  endpoint: 'motor',
  version: 'v1',
  title: 'Note what photographs of a vehicle show',
  description:
    'Reads the registration number, odometer and chassis number, tells type, colour and view, and compares maker and model with the claim, over up to 24 photographs.',
  weight: 'heavy',
  request: motorRequest,
  response: motorResponse,
  example: { request: requestExample, response: responseExample },
  failures: [...documentFailures, 'no_vehicle_found'],
  tools: ['documents', 'reader', 'vehicles'],

  prepare: prepareMotor,
  async run({ input, documents }, tools, context) {
    const findings: ImageFindings[] = []
    for (const [at, { index }] of input.images.filter(({ failure }) => failure === null).entries()) {
      context.signal.throwIfAborted()
      findings.push(await lookAtImage(documents[at]!, index, tools, context))
    }
    return { result: findings, pages: findings.length }
  },
  division: { split: splitMotor, join: joinFindings },
  succeed: (request, data): MotorResponse => ({
    req_id: request.req_id,
    success: true,
    doc_type: request.doc_type,
    error_message: '',
    error_code: '',
    data: data as MotorResponse['data'],
  }),
  fail: (request, error): MotorResponse => ({
    req_id: typeof request.req_id === 'string' ? request.req_id : '',
    success: false,
    doc_type: typeof request.doc_type === 'string' ? request.doc_type : 'image',
    error_message: error.message,
    error_code: error.code,
    data: null,
  }),
}
