import ts from 'typescript'
import { type Body, bodyOf } from './function_body.js'
import type { Module, Piece, Project } from './project.js'
import { registeredParts } from './registries.js'
import { wordsOf } from './words.js'

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value }

export type Known = Record<string, Value[]>

/** What cannot be told from the source; the message names the expression. */
export class Unknown extends Error {}

/** Where a value is one of several: the evaluation starts anew with each of them. */
class Fork extends Error {
  constructor(
    readonly key: string,
    readonly options: Value[]
  ) {
    super('fork')
  }
}

/** More texts of one statement than that are a sign that the evaluation does not understand it. */
const MOST = 200

/**
 * All values that an expression may have as far as they follow from the source: constants, templates of them, choices by
 * conditions, and parameters by what the callers give. The same condition counts the same everywhere in one value.
 * @param known values of expressions, by their text, that follow from nothing but a run
 * @param pieces takes the literals that the values are made of
 * @throws Unknown
 */
export function evaluateAll(
  project: Project,
  node: ts.Expression,
  module: Module,
  known: Known = {},
  pieces: Piece[] = []
): Value[] {
  const values = new Set<Value>()
  const open: Map<string, Value>[] = [new Map()]
  for (let choices = open.pop(); choices; choices = open.pop()) {
    try {
      values.add(new Evaluation(project, choices, known, pieces).of(node, module))
    } catch (error) {
      if (!(error instanceof Fork)) throw error
      for (const option of error.options) open.push(new Map([...choices, [error.key, option]]))
      if (open.length > MOST) throw new Unknown(`${node.getText()} has too many values`)
    }
  }
  return [...values]
}

class Evaluation {
  constructor(
    readonly project: Project,
    readonly choices: Map<string, Value>,
    readonly known: Known,
    readonly pieces: Piece[]
  ) {}

  of(node: ts.Expression, module: Module): Value {
    const known = this.known[node.getText()]
    if (known) return this.#choose(`${module.path}: ${node.getText()}`, known)
    const parts = registeredParts(this.project, node.getText())
    if (parts) return parts.map(({ part, from }) => this.of(part, from))
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      return this.#said(node.text, module)
    }
    if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (ts.isTemplateExpression(node)) return this.#template(node, module)
    if (ts.isIdentifier(node)) return this.#named(node, module)
    if (ts.isConditionalExpression(node)) {
      return this.of(this.#holds(node.condition, module) ? node.whenTrue : node.whenFalse, module)
    }
    if (ts.isArrayLiteralExpression(node)) return this.#array(node, module)
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, module)
    if (ts.isPropertyAccessExpression(node)) return this.#property(node, module)
    if (ts.isElementAccessExpression(node)) return this.#element(node, module)
    if (ts.isBinaryExpression(node)) return this.#binary(node, module)
    if (ts.isCallExpression(node)) return this.#call(node, module)
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return this.of(node.expression, module)
    }
    throw new Unknown(node.getText())
  }

  #said(text: string, { path }: Module): string {
    this.pieces.push({ path, text })
    return text
  }

  #template(node: ts.TemplateExpression, module: Module): string {
    this.#said(
      [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('?'),
      module
    )
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const value = this.of(expression, module)
      if (typeof value !== 'string' && typeof value !== 'number') {
        throw new Unknown(expression.getText())
      }
      return `${value}${literal.text}`
    })
    return node.head.text + parts.join('')
  }

  /** Whether a condition holds: as it follows from the source, else both are tried. */
  #holds(condition: ts.Expression, module: Module): Value {
    try {
      return Boolean(this.of(condition, module))
    } catch (error) {
      if (!(error instanceof Unknown)) throw error
      return this.#choose(`${module.path}: ${condition.getText()}`, [true, false])
    }
  }

  #choose(key: string, options: Value[]): Value {
    if (this.choices.has(key)) return this.choices.get(key)
    throw new Fork(key, options)
  }

  #named(node: ts.Identifier, module: Module): Value {
    if (node.text === 'undefined') return undefined
    const declared = this.project.find(node.text, node, module)
    if (!declared) throw new Unknown(node.text)
    return this.#declared(declared.node, declared.module)
  }

  #declared(node: ts.Node, module: Module): Value {
    if (ts.isBindingElement(node)) return this.#bound(node, module)
    if (ts.isParameter(node)) return this.#parameter(node, module)
    if (ts.isVariableDeclaration(node)) {
      if (!(node.parent.flags & ts.NodeFlags.Const)) throw new Unknown(`let ${node.getText()}`)
      if (module.file.text.includes(`${node.name.getText()}.push(`))
        throw new Unknown(node.getText())
      if (node.initializer) return this.of(node.initializer, module)
      const loop = node.parent.parent
      if (ts.isForOfStatement(loop)) {
        const values = this.of(loop.expression, module)
        if (Array.isArray(values)) return this.#choose(`${module.path}: ${loop.getText()}`, values)
      }
    }
    throw new Unknown(node.getText())
  }

  /** A name of a pattern. */
  #bound(node: ts.BindingElement, module: Module): Value {
    const owner = this.#declared(node.parent.parent, module)
    const key = ts.isArrayBindingPattern(node.parent)
      ? String(node.parent.elements.indexOf(node))
      : (node.propertyName ?? node.name).getText()
    try {
      return memberOf(owner, key)
    } catch (error) {
      if (!node.initializer) throw error
      return this.of(node.initializer, module)
    }
  }

  /** What one of the callers gives, or one of the words that its type names. */
  #parameter(node: ts.ParameterDeclaration, module: Module): Value {
    const key = keyOf(node, module)
    if (this.choices.has(key)) return this.choices.get(key)
    const words = node.type && wordsOf(node.type, module)
    if (words) return this.#said(this.#choose(key, words) as string, module)
    const calls = this.project.callsOf(node.parent, module)
    if (calls.length === 0) throw new Unknown(`parameter ${node.getText()}`)
    // All parameters are of the same call.
    const chosen = this.#choose(`${module.path}: calls at ${node.parent.pos}`, [...calls.keys()])
    const { call, from } = calls[chosen as number]!
    const given = call.arguments[node.parent.parameters.indexOf(node)]
    if (given) return this.of(given, from)
    if (node.initializer) return this.of(node.initializer, module)
    throw new Unknown(`parameter ${node.getText()}`)
  }

  /** Elements that are no constants are undefined. */
  #array(node: ts.ArrayLiteralExpression, module: Module): Value[] {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.#ifKnown(element, module)]
      const values = this.of(element.expression, module)
      if (!Array.isArray(values)) throw new Unknown(element.getText())
      return values
    })
  }

  /** Members that are no constants are undefined. */
  #object(node: ts.ObjectLiteralExpression, module: Module): Value {
    const object: Record<string, Value> = {}
    for (const property of node.properties) {
      if (
        !property.name ||
        (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property))
      )
        continue
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name
      const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
      object[key] = this.#ifKnown(value as ts.Expression, module)
    }
    return object
  }

  #ifKnown(node: ts.Expression, module: Module): Value {
    try {
      return this.of(node, module)
    } catch (error) {
      if (error instanceof Unknown) return undefined
      throw error
    }
  }

  #property(node: ts.PropertyAccessExpression, module: Module): Value {
    const owner = this.of(node.expression, module)
    if (Array.isArray(owner) && node.name.text === 'length') return owner.length
    return memberOf(owner, node.name.text)
  }

  #element(node: ts.ElementAccessExpression, module: Module): Value {
    const owner = this.of(node.expression, module)
    if (owner === null || typeof owner !== 'object') throw new Unknown(node.getText())
    try {
      return memberOf(owner, String(this.of(node.argumentExpression, module)))
    } catch (error) {
      if (!(error instanceof Unknown)) throw error
      return this.#choose(`${module.path}: ${node.getText()}`, Object.values(owner))
    }
  }

  #binary(node: ts.BinaryExpression, module: Module): Value {
    const [left, right] = [this.of(node.left, module), this.of(node.right, module)]
    const operator = node.operatorToken.getText()
    if (operator === '===') return left === right
    if (operator === '+' && typeof left === 'string') return left + String(right)
    if (typeof left !== 'number' || typeof right !== 'number') throw new Unknown(node.getText())
    if (operator === '*') return left * right
    if (operator === '/') return left / right
    if (operator === '+') return left + right
    if (operator === '-') return left - right
    throw new Unknown(node.getText())
  }

  #call(node: ts.CallExpression, module: Module): Value {
    const { expression: called, arguments: given } = node
    if (ts.isPropertyAccessExpression(called)) return this.#method(node, called, module)
    const declared = ts.isIdentifier(called) && this.project.find(called.text, called, module)
    const body = declared && bodyOf(declared.node)
    if (!body) throw new Unknown(node.getText())
    const values = given.map((argument) => this.#ifKnown(argument, module))
    return this.#apply(body, values, declared.module)
  }

  #method(node: ts.CallExpression, called: ts.PropertyAccessExpression, module: Module): Value {
    const list = this.of(called.expression, module)
    const [given] = node.arguments
    if (!given) throw new Unknown(node.getText())
    if (Array.isArray(list) && called.name.text === 'join') {
      return list.join(String(this.of(given, module)))
    }
    const body = Array.isArray(list) && called.name.text === 'map' && bodyOf(given)
    if (!body) throw new Unknown(node.getText())
    return list.map((item) => this.#apply(body, [item], module))
  }

  #apply({ result, parameters }: Body, values: Value[], module: Module): Value {
    const inside = new Map(this.choices)
    parameters.forEach((parameter, place) => {
      const { initializer } = parameter
      const value = values[place] ?? (initializer && this.#ifKnown(initializer, module))
      inside.set(keyOf(parameter, module), value)
    })
    return new Evaluation(this.project, inside, this.known, this.pieces).of(result, module)
  }
}

const keyOf = (parameter: ts.ParameterDeclaration, module: Module) =>
  `${module.path}: ${parameter.pos}`

function memberOf(owner: Value, key: string): Value {
  const member =
    owner !== null && typeof owner === 'object' ? (owner as Record<string, Value>)[key] : undefined
  if (member === undefined) throw new Unknown(`member ${key}`)
  return member
}
