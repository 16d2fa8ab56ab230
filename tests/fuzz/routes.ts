import router from '@adonisjs/core/services/router'
import type { FuzzRoute } from './request.js'

/** Whoever signs out would be a guest from then on. */
const LEFT_OUT = ['/logout']

/** Every route of the application with each of its methods. */
export function routesOfApplication(): FuzzRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => !LEFT_OUT.includes(pattern))
    .flatMap(({ pattern, methods }) => methods.map((method) => ({ method, pattern })))
}
