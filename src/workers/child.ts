import type { Operation } from '../operations/operation.js'
import type { ToolName, Tools } from '../operations/tools.js'
import { describeFailure, placeOf } from './failure.js'
import type { Job } from './job.js'
import type { FromWorker, ToolSettings, ToWorker } from './messages.js'
import { Stages } from './stages.js'
import { toolsOf } from './toolbox.js'

/** As much of an operation as a worker needs. */
// biome-ignore lint/suspicious/noExplicitAny: as in the registry
export type WorkerOperation = Pick<Operation<any, any, any, any>, 'name' | 'weight' | 'tools' | 'run'>

export type ToolLoader = (names: readonly ToolName[], settings: ToolSettings) => Promise<Partial<Tools>>

/** The worker's side of the pipe: loads the tools that the heavy operations name, then runs one job at a time. */
export function serveJobs(operations: readonly WorkerOperation[], loadTools: ToolLoader): void {
  const heavy = new Map(operations.filter(({ weight }) => weight === 'heavy').map((each) => [each.name, each]))
  const toolNames = toolsOf(operations, 'heavy')
  let tools: Partial<Tools> = {}
  let running: AbortController | null = null

  async function load(settings: ToolSettings): Promise<void> {
    try {
      tools = await loadTools(toolNames, settings)
      tell({ kind: 'loaded', residentBytes: process.memoryUsage.rss() })
    } catch (error) {
      // Nothing was sent yet, so the message speaks of the installation and helps whoever reads it.
      tell({ kind: 'load_failed', problem: error instanceof Error ? error.message : String(error) })
    }
  }

  async function run(job: Job): Promise<void> {
    const controller = new AbortController()
    running = controller
    const stages = new Stages()
    let answer: FromWorker
    try {
      const operation = heavy.get(job.operation)
      if (!operation) throw new Error(`no heavy operation is called ${job.operation}`)
      const named = Object.fromEntries((operation.tools as readonly ToolName[]).map((name) => [name, tools[name]]))
      const context = { signal: controller.signal, time: stages.time.bind(stages) as Stages['time'] }
      const outcome = await operation.run(job.prepared, named, context)
      answer = { kind: 'done', report: { outcome, stages: stages.sums() }, residentBytes: process.memoryUsage.rss() }
    } catch (error) {
      answer = { kind: 'failed', failure: describeFailure(error), residentBytes: process.memoryUsage.rss() }
    }
    running = null
    tell(answer)
  }

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'load') void load(message.settings)
    else if (message.kind === 'run') void run(message.job)
    else running?.abort(new Error('the job was given up'))
  })
  endWithTheParent()
}

function tell(message: FromWorker): void {
  process.send?.(message)
}

function endWithTheParent(): void {
  process.title = 'lekha: worker'
  // A terminal and systemd send their signals to the whole group; only the parent decides when a worker ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  // Node would print the message as well, and a message may quote a document.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${placeOf(error)}\n`)
    process.exit(1)
  })
}
