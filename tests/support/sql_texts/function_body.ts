import ts from 'typescript'

/** What a function answers, from its parameters. */
export interface Body {
  result: ts.Expression
  parameters: readonly ts.ParameterDeclaration[]
}

/** Of a function that names constants and answers one expression; null for any other. */
export function bodyOf(node: ts.Node): Body | null {
  const made = ts.isVariableDeclaration(node) ? node.initializer : node
  if (!made || !(ts.isFunctionDeclaration(made) || ts.isArrowFunction(made))) return null
  const { body, parameters } = made
  if (!body) return null
  if (!ts.isBlock(body)) return { result: body, parameters }
  const last = body.statements.at(-1)
  if (!last || !ts.isReturnStatement(last) || !last.expression) return null
  const isPlain = body.statements.slice(0, -1).every((one) => ts.isVariableStatement(one))
  return isPlain ? { result: last.expression, parameters } : null
}
