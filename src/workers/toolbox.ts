import type { Operation } from '../operations/operation.js'
import type { ToolName, Tools } from '../operations/tools.js'
import type { ToolSettings } from './messages.js'

type Loaders = { readonly [Name in ToolName]: (settings: ToolSettings) => Promise<Tools[Name]> }

/**
 * How each tool is loaded. The module is imported only when an operation names the tool, so a deployment's workers hold
 * what they use. Each runs once in the life of a worker: onnxruntime does not give back all the memory of a session.
 */
const loaders: Loaders = {
  documents: async (settings) => (await import('../documents/opener.js')).loadDocumentOpener(settings),
  reader: async ({ workerThreads }) =>
    (await import('../reading/load-page-reader.js')).loadPageReader({ threads: workerThreads }),
  micr: async ({ workerThreads }) =>
    (await import('../reading/micr/load-micr-reader.js')).loadMicrReader({ threads: workerThreads }),
  vehicles: async ({ workerThreads }) =>
    (await import('../vehicles/sight/load-vehicle-looker.js')).loadVehicleLooker({ threads: workerThreads }),
  barcodes: async () => (await import('../engines/zxing.js')).loadBarcodeReader(),
  faces: async ({ workerThreads }) =>
    (await import('../faces/load-face-finder.js')).loadFaceFinder({ threads: workerThreads }),
  frames: async ({ workerThreads }) =>
    (await import('../faces/load-frame-finder.js')).loadFrameFinder({ threads: workerThreads }),
  photoLimits: async ({ photoPages }) => ({ pages: photoPages }),
  privacy: async ({ maskAadhaar }) => ({ maskAadhaar }),
}

/** @throws what a loader threw. */
export async function loadTools(names: readonly ToolName[], settings: ToolSettings): Promise<Partial<Tools>> {
  const entries = names.map(async (name) => [name, await loaders[name](settings)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** What the operations of one weight ask for, each once. */
export function toolsOf(
  // biome-ignore lint/suspicious/noExplicitAny: as in the registry
  operations: readonly Pick<Operation<any, any, any, any>, 'weight' | 'tools'>[],
  weight: Operation['weight'],
): readonly ToolName[] {
  return [...new Set(operations.filter((each) => each.weight === weight).flatMap(({ tools }) => tools as ToolName[]))]
}
