import type { patterns } from '../../../.adonisjs/client/routes'
import { patternOf } from './pattern_of'

type Patterns = typeof patterns
type RouteName = keyof Patterns & string

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? ParamIn<Param> & ParamsIn<Rest>
  : Pattern extends `${string}:${infer Param}`
    ? ParamIn<Param>
    : unknown
type ParamIn<Param extends string> = Param extends `${infer Name}?`
  ? { [K in Name]?: string | number }
  : { [K in Param]: string | number }
type ParamsOf<Name extends RouteName> = ParamsIn<Patterns[Name]>

type RouteArguments<Name extends RouteName> =
  unknown extends ParamsOf<Name>
    ? [name: Name, params?: undefined, query?: Query]
    : [name: Name, params: ParamsOf<Name>, query?: Query]

type Query = Record<string, string | number | undefined>

/**
 * Address of a named route, e.g. `route('products.show', { product: 5 })`. Names and parameters are the server's own;
 * a wrong one does not compile.
 */
export function route<Name extends RouteName>(
  ...[name, params, query]: RouteArguments<Name>
): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>
  const path = patternOf(name)!.replace(/\/:(\w+)\??/g, (_, param: string) => {
    const value = values[param]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs as [string, string][])}`
}

/** Whether this version has a route; links to parts that are not built in are left out. */
export function hasRoute(name: string): name is RouteName {
  return patternOf(name) !== undefined
}
