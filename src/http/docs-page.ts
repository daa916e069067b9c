import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from './openapi.js'

/**
 * The interactive documentation at /docs. Every asset comes from the package, and the policy lets the page load nothing
 * from elsewhere, so that it works without the internet.
 */
export async function registerDocsPage(app: FastifyInstance, document: OpenApiDocument): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Lekha API' },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, displayRequestDuration: true },
    staticCSP: {
      'default-src': "'self'",
      'img-src': ["'self'", 'data:'],
      // Swagger UI sets style attributes on its elements.
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': "'none'",
      'frame-ancestors': "'self'",
    },
  })
}
