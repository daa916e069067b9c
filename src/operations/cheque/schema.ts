import { type Static, Type } from '@sinclair/typebox'
import { boxSchema, confidenceSchema, fieldKeys, fieldSchema, nullable, qualitySchema, textField } from '../field.js'

export const chequeRequest = Type.Object(
  {
    req_id: Type.String({
      minLength: 1,
      maxLength: 256,
      description: "The caller's own id of the request; echoed unchanged as uid.",
    }),
    doc_type: Type.Literal('image', { description: 'Always "image"; a PDF is an image too.' }),
    blank_cheque: Type.Boolean({
      description:
        'true: the leaf is not filled in (blank, or cancelled to prove an account). Payee, amounts and date are not looked for.',
    }),
    doc_base64: Type.String({
      description: 'The file in base64, with or without a data: prefix. JPEG, PNG, WebP, TIFF, GIF, BMP, AVIF or PDF.',
    }),
  },
  { description: 'One cheque.' },
)

const amountNumber = Type.Number({ minimum: 0 })
const text = nullable(Type.String())

const mark = (description: string) =>
  Type.Object(
    { value: nullable(Type.Boolean()), confidence: nullable(confidenceSchema), box: nullable(boxSchema) },
    { description },
  )

/** In the order in which they are answered; every check is always there. */
export const checkNames = [
  'ifsc_format',
  'ifsc_bank_agrees',
  'micr_code_bank_agrees',
  'micr_number_agrees',
  'routing_checksum',
  'amounts_agree',
  'date_valid',
  'date_stale',
  'signature_present',
  'blank_as_declared',
] as const

export const chequeResult = Type.Object({
  country: nullable(
    Type.String({ minLength: 2, maxLength: 2 }),
    'ISO 3166 code of the bank that the cheque is drawn on.',
  ),
  bank_name: textField('The bank that the cheque is drawn on.'),
  branch: textField('Its branch.'),
  branch_address: textField('The address of the branch.'),
  ifsc_code: textField('IFSC, eleven characters (India).'),
  micr_code: textField('City, bank and branch: the nine digits of the MICR line (India).'),
  cheque_number: textField('The number of the leaf.'),
  account_number: textField('The account that is drawn on.'),
  account_type: textField('SAVINGS, CURRENT, CASH CREDIT, … as printed on the leaf.'),
  account_holder_name: textField('Who holds the account, as printed.'),
  routing_number: textField('ABA routing number, nine digits (United States).'),
  currency: textField('ISO 4217 code.'),
  payee_name: textField('To whom it is to be paid.'),
  amount_in_words: Type.Object(
    {
      value: nullable(Type.String()),
      ...fieldKeys,
      amount: nullable(amountNumber, 'The number that the words state.'),
    },
    { description: 'The legal amount as written.' },
  ),
  amount_in_figures: fieldSchema(amountNumber, 'The courtesy amount.'),
  date: fieldSchema(Type.String({ description: 'YYYY-MM-DD' }), 'The date of the cheque.'),
  amount: Type.Object(
    {
      value: nullable(amountNumber),
      confidence: nullable(confidenceSchema),
      agree: nullable(Type.Boolean(), 'Whether words and figures state the same amount; null: only one was read.'),
    },
    { description: 'One amount out of words and figures.' },
  ),
  micr: Type.Object(
    {
      raw: nullable(Type.String(), 'The whole line: ⑆ transit, ⑈ on-us, ⑇ amount, ⑉ dash.'),
      cheque_number: text,
      micr_code: text,
      account_fragment: text,
      transaction_code: text,
      routing_number: text,
      account_number: text,
      amount: nullable(amountNumber),
      confidence: nullable(confidenceSchema),
      box: nullable(boxSchema),
    },
    { description: 'The magnetic line at the foot.' },
  ),
  signatures: Type.Array(Type.Object({ box: boxSchema, confidence: confidenceSchema })),
  signature_present: fieldSchema(Type.Boolean(), 'Whether a signature was found.'),
  marks: Type.Object({
    cancelled: mark('CANCELLED is written across the leaf.'),
    account_payee: mark('The leaf is crossed, "A/c payee".'),
    bearer_struck: mark('The words "or bearer" are struck out.'),
    blank: mark('Nothing is filled in.'),
  }),
  checks: Type.Array(
    Type.Object({
      name: Type.Union(checkNames.map((name) => Type.Literal(name))),
      passed: nullable(Type.Boolean(), 'null: it could not be checked.'),
      detail: Type.String(),
    }),
  ),
  image: Type.Object({
    width: Type.Integer({ description: 'Of the upright page, in pixels.' }),
    height: Type.Integer({ description: 'Of the upright page, in pixels.' }),
    rotation: Type.Integer({ description: 'Degrees clockwise that made the page upright.' }),
    page: Type.Integer({ minimum: 1 }),
    quality: qualitySchema,
  }),
})

export const chequeResponse = Type.Object({
  uid: Type.String({ description: 'The req_id of the request.' }),
  success: Type.Boolean(),
  error_message: Type.String({ description: 'Empty on success.' }),
  error_code: Type.String({ description: 'Empty on success, else a code of the error table.' }),
  result: nullable(chequeResult, 'null when success is false.'),
})

export type ChequeRequest = Static<typeof chequeRequest>
export type ChequeResult = Static<typeof chequeResult>
export type ChequeResponse = Static<typeof chequeResponse>
export type CheckName = (typeof checkNames)[number]
