import type { Config } from '../config/config.js'
import type { Operation } from '../operations/operation.js'

type AddressConfig = Pick<Config, 'basePath' | 'versionPrefix' | 'endpointNames'>
type Addressed = Pick<Operation, 'endpoint' | 'version'>

/**
 * The address of an operation: base path, version prefix and version, endpoint (renamed where the operator says so),
 * e.g. `/api/v1/cheque`. Slashes are added where they are missing and doubled ones are joined.
 */
export function operationAddress(operation: Addressed, config: AddressConfig): string {
  const endpoint = config.endpointNames[operation.endpoint] ?? operation.endpoint
  const path = `/${config.basePath}/${config.versionPrefix}${operation.version}/${endpoint}`
  return path.replace(/\/+/g, '/')
}

/**
 * The address of every operation.
 * @throws Error when a renamed endpoint does not exist or when two operations share an address.
 */
export function operationAddresses<Each extends Addressed>(
  operations: readonly Each[],
  config: AddressConfig,
): ReadonlyMap<string, Each> {
  const endpoints = operations.map((operation) => operation.endpoint)
  for (const name of Object.keys(config.endpointNames))
    if (!endpoints.includes(name))
      throw new Error(`LEKHA_ENDPOINT_NAMES names "${name}", which is no endpoint; there are ${endpoints.join(', ')}.`)
  const addresses = new Map<string, Each>()
  for (const operation of operations) {
    const address = operationAddress(operation, config)
    if (addresses.has(address))
      throw new Error(`Two operations share the address ${address}; see LEKHA_ENDPOINT_NAMES.`)
    addresses.set(address, operation)
  }
  return addresses
}
