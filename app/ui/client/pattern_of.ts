import { patterns } from '../../../.adonisjs/client/routes'

/** Address of a named route, undefined where this version has no such route. Built pages have it written in its place. */
export function patternOf(name: string): string | undefined {
  return (patterns as Record<string, string>)[name]
}
