const header = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } })

/** Headers of answers, by name. */
export const answerHeaders = {
  'x-request-id': header("The service's own id of this request; it is in its log line too.", 'string'),
  'server-timing': header('Milliseconds by stage: prepare, queue, decode and the main stages; total.', 'string'),
  'x-ratelimit-limit': header('Requests a minute of this token. The three are absent when it is unlimited.', 'integer'),
  'x-ratelimit-remaining': header('Requests left in this minute.', 'integer'),
  'x-ratelimit-reset': header('Seconds until the minute is over.', 'integer'),
  'x-quota-limit': header('Requests a day (UTC) of this token. Both are absent when it has no quota.', 'integer'),
  'x-quota-remaining': header('Requests left today.', 'integer'),
  'retry-after': header('Seconds to wait before trying again.', 'integer'),
  allow: header('The method that the address takes.', 'string'),
} as const
