import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import ts from 'typescript'

/** What a name stands for in a module. */
export interface Declared {
  node: ts.Node
  module: Module
}

export interface DeclaredType {
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration
  module: Module
}

/** A parsed source file of the project with what it declares and imports. */
export interface Module {
  /** From the project's folder. */
  path: string
  file: ts.SourceFile
  /** Names of other modules by their name here: path, and name there. */
  imports: Map<string, { path: string; name: string }>
}

export interface Call {
  call: ts.CallExpression
  from: Module
}

/** A literal that a value was made of: what it says, and the file that says it. */
export interface Piece {
  path: string
  text: string
}

/** The project's own TypeScript without its tests; files are parsed when they are first asked for. */
export class Project {
  readonly #root = app.makePath()
  readonly #modules = new Map<string, Module>()
  readonly #calls = new Map<string, Call[]>()
  #all: Module[] | undefined

  /** All modules of the server. */
  modules(): Module[] {
    this.#all ??= globSync('{app,bin,config,sandboxes,start,tools}/**/*.ts', { cwd: this.#root })
      .filter((path) => !/\/tests\//.test(path))
      .map((path) => this.module(path))
    return this.#all
  }

  module(path: string): Module {
    const known = this.#modules.get(path)
    if (known) return known
    const text = readFileSync(join(this.#root, path), 'utf8')
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
    const module = { path, file, imports: this.#importsOf(file, path) }
    this.#modules.set(path, module)
    return module
  }

  /** What a name stands for where it is used: the nearest declaration around it, or that of the module it is imported from. */
  find(name: string, at: ts.Node, module: Module): Declared | null {
    for (let scope: ts.Node = at; ; scope = scope.parent) {
      const node = declarationIn(scope, name)
      if (node) return { node, module }
      if (ts.isSourceFile(scope)) break
    }
    const imported = module.imports.get(name)
    if (!imported) return null
    const other = this.module(imported.path)
    return this.find(imported.name, other.file, other)
  }

  /** The interface or alias that a name stands for in a module, wherever it is imported from. */
  findType(name: string, module: Module): DeclaredType | null {
    for (const node of module.file.statements) {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      if (isType && node.name.text === name) return { node, module }
    }
    const imported = module.imports.get(name)
    return imported ? this.findType(imported.name, this.module(imported.path)) : null
  }

  /** Where a named function is called by others than itself. */
  callsOf(called: ts.Node, module: Module): Call[] {
    const name = nameOf(called)
    if (name === null) return []
    const key = `${module.path}: ${name}`
    const known = this.#calls.get(key)
    if (known) return known
    const calls = this.modules().flatMap((from) => {
      const imported = [...from.imports].find(
        ([, it]) => it.path === module.path && it.name === name
      )
      const local = from === module ? name : imported?.[0]
      if (local === undefined) return []
      return callsIn(from, local).filter(({ call }) => !isInside(call, called))
    })
    this.#calls.set(key, calls)
    return calls
  }

  #importsOf(file: ts.SourceFile, path: string): Module['imports'] {
    const imports: Module['imports'] = new Map()
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
      const from = statement.moduleSpecifier as ts.StringLiteral | undefined
      const names = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause
      if (!from || !names || !('elements' in names)) continue
      const target = this.#resolve(from.text, path)
      if (!target) continue
      for (const { name, propertyName } of names.elements) {
        imports.set(name.text, { path: target, name: (propertyName ?? name).text })
      }
    }
    return imports
  }

  #resolve(specifier: string, from: string): string | null {
    const path = specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? relative(this.#root, join(this.#root, dirname(from), specifier))
        : null
    if (path === null) return null
    const source = `${path.replace(/\.[jt]sx?$/, '')}.ts`
    return existsSync(join(this.#root, source)) ? source : null
  }
}

/** A variable, parameter or function of this name that the node itself declares for what is inside of it. */
function declarationIn(scope: ts.Node, name: string): ts.Node | null {
  if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
      if (!ts.isVariableStatement(statement)) continue
      const found = firstBinding(statement.declarationList.declarations, name)
      if (found) return found
    }
  }
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer)) {
    return firstBinding(scope.initializer.declarations, name)
  }
  return ts.isFunctionLike(scope) ? firstBinding(scope.parameters, name) : null
}

function firstBinding(
  nodes: readonly (ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement)[],
  name: string
): ts.Node | null {
  for (const node of nodes) {
    if (ts.isIdentifier(node.name)) {
      if (node.name.text === name) return node
      continue
    }
    const elements = [...node.name.elements].filter((element) => ts.isBindingElement(element))
    const found = firstBinding(elements, name)
    if (found) return found
  }
  return null
}

/** Where a name is called in a module. */
export function callsIn(from: Module, name: string): Call[] {
  const calls: Call[] = []
  if (!from.file.text.includes(name)) return calls
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) {
      calls.push({ call: node, from })
    }
    ts.forEachChild(node, visit)
  }
  visit(from.file)
  return calls
}

function nameOf(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? null
  const holder = node.parent
  return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name.text : null
}

function isInside(node: ts.Node, outer: ts.Node): boolean {
  return (
    outer.getSourceFile() === node.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end
  )
}
