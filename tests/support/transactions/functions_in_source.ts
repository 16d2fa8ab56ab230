import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A call that a function makes, or a function that it hands on. */
export interface Call {
  /** The function of the source that is called, as `file#name`; null where that cannot be told. */
  target: string | null
  /** What is called, as it is written. */
  text: string
  /** The arguments, as they are written. */
  args: string[]
  line: number
  /** Whether it stands where a transaction is at hand. */
  isWithin: boolean
}

/** A function of the source with everything that runs in it, also in functions without a name. */
export interface SourceFunction {
  file: string
  calls: Call[]
  /** Calls that give a parameter its value where a caller leaves it out, with the parameter's place. */
  defaults: { at: number; call: Call }[]
}

/** What a name in a file stands for: the module that exports it and its name there. */
type Names = Map<string, string>

/** What runs after the transaction or beside it. */
const LATER = /\.after$|^set(Timeout|Interval|Immediate)$/

/**
 * Reads what calls what from the source of the server; tests and pages are left out.
 * @returns the functions by `file#name`; what stands in no function counts to `file#`
 */
export async function functionsInSource(root: string): Promise<Map<string, SourceFunction>> {
  const functions = new Map<string, SourceFunction>()
  for await (const file of glob('{app,config,start}/**/*.ts', { cwd: root })) {
    if (/\/(tests|components|client|pages)\//.test(file)) continue
    readFunctions(file, await readFile(join(root, file), 'utf8'), functions)
  }
  return functions
}

/** Adds the functions of one file. */
export function readFunctions(
  file: string,
  text: string,
  functions: Map<string, SourceFunction>
): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = namesOf(source, file)
  const add = (name: string, node: ts.Node, owner?: ts.ClassDeclaration) => {
    const reader = new CallReader(source, names, owner)
    functions.set(`${file}#${name}`, reader.read(node))
  }
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) add(statement.name!.text, statement)
    else if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members)
        add(`${statement.name!.text}.${nameOf(member)}`, member, statement)
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) add(name.getText(), initializer)
    } else add('', statement)
  }
}

const nameOf = (member: ts.ClassElement) => member.name?.getText() ?? 'constructor'

/** Names of what a file imports and declares. */
function namesOf(source: ts.SourceFile, file: string): Names {
  const names: Names = new Map()
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = moduleFile((statement.moduleSpecifier as ts.StringLiteral).text, file)
      const { name, namedBindings } = statement.importClause ?? {}
      if (name) names.set(name.text, `${from}#default`)
      if (namedBindings && ts.isNamespaceImport(namedBindings))
        names.set(namedBindings.name.text, `${from}#`)
      else
        for (const each of namedBindings?.elements ?? [])
          names.set(each.name.text, `${from}#${(each.propertyName ?? each.name).text}`)
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      names.set(statement.name!.text, `${file}#${statement.name!.text}`)
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const made = initializer && ts.isNewExpression(initializer) && initializer.expression
        const known = made ? names.get(made.getText()) : undefined
        names.set(name.getText(), known ?? `${file}#${name.getText()}`)
      }
    }
  }
  return names
}

/** The file of a module of ours, the name of any other. */
function moduleFile(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier).replace(/\.js$/, '.ts')
  if (/^#(app|config|start)\//.test(specifier))
    return `${specifier.slice(1).replace(/\.js$/, '')}.ts`
  return specifier
}

/** Whether a function is given a transaction. */
const isGivenOne = (node: ts.Node) =>
  ts.isFunctionLike(node) &&
  node.parameters.some(
    ({ name, type }) =>
      name.getText() === 'trx' || /^(Transaction|Query)ClientContract$/.test(type?.getText() ?? '')
  )

/** Whether the objects of a class work within a transaction that they are made with. */
const isMadeWithOne = ({ members }: ts.ClassDeclaration) =>
  members.some((member) => ts.isConstructorDeclaration(member) && isGivenOne(member))

/** Reads the calls of one function. */
class CallReader {
  readonly #source: ts.SourceFile
  readonly #names: Names
  /** The class of a method. */
  readonly #owner: ts.ClassDeclaration | undefined
  #calls: Call[] = []

  constructor(source: ts.SourceFile, names: Names, owner?: ts.ClassDeclaration) {
    this.#source = source
    this.#names = names
    this.#owner = owner
  }

  read(node: ts.Node): SourceFunction {
    const isWithin = this.#owner !== undefined && isMadeWithOne(this.#owner)
    const parameters = ts.isFunctionLike(node) ? [...node.parameters] : []
    const defaults = parameters.flatMap((parameter, at) =>
      this.#callsIn(parameter, isWithin).map((call) => ({ at, call }))
    )
    const body = (node as { body?: ts.Node }).body ?? node
    const calls = this.#callsIn(body, isWithin || isGivenOne(node))
    return { file: this.#source.fileName, calls, defaults }
  }

  #callsIn(node: ts.Node, isWithin: boolean): Call[] {
    this.#calls = []
    this.#visit(node, isWithin)
    return this.#calls
  }

  #visit(node: ts.Node, isWithin: boolean): void {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const text = node.expression.getText()
      if (LATER.test(text)) return
      this.#add(node, text, isWithin)
    }
    const isWithinThis = isWithin || isGivenOne(node)
    node.forEachChild((child) => this.#visit(child, isWithinThis))
  }

  #add(node: ts.CallExpression | ts.NewExpression, text: string, isWithin: boolean): void {
    const { line } = this.#source.getLineAndCharacterOfPosition(node.getStart())
    const given = [...(node.arguments ?? [])]
    const call = { line: line + 1, isWithin, text, args: given.map((each) => each.getText()) }
    this.#calls.push({ ...call, target: this.#targetOf(node) })
    for (const each of given) {
      const target = ts.isIdentifier(each) && this.#names.get(each.text)
      if (!target) continue
      // What is handed on is called with what is not known here: as if with all that it takes.
      const isWithinThis = isWithin || text.endsWith('.transaction')
      const args = Array<string>(8).fill('')
      this.#calls.push({ ...call, text: each.getText(), args, target, isWithin: isWithinThis })
    }
  }

  #targetOf({ expression, kind }: ts.CallExpression | ts.NewExpression): string | null {
    if (ts.isIdentifier(expression)) {
      const known = this.#names.get(expression.text) ?? null
      return known && kind === ts.SyntaxKind.NewExpression ? `${known}.constructor` : known
    }
    if (!ts.isPropertyAccessExpression(expression)) return null
    const { expression: object, name } = expression
    if (object.kind === ts.SyntaxKind.ThisKeyword)
      return this.#owner ? `${this.#source.fileName}#${this.#owner.name!.text}.${name.text}` : null
    const known = ts.isIdentifier(object) ? this.#names.get(object.text) : undefined
    if (!known) return null
    return known.endsWith('#') ? known + name.text : `${known}.${name.text}`
  }
}
