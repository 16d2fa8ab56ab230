import ts from 'typescript'
import type { Module, Project } from './project.js'

/** What a member of a row may be, as far as drivers know it; `other` for objects. */
export type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'array' | 'null' | 'other'

/** The members that a row must have, with what each may be; null where the source alone does not say it. */
export type RowType = Map<string, Set<Kind>> | null

const KEYWORDS: Partial<Record<ts.SyntaxKind, Kind>> = {
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
}

/** Reads the members of a type that a call names for its rows. */
export function rowTypeOf(project: Project, type: ts.TypeNode, module: Module): RowType {
  if (ts.isTypeLiteralNode(type)) return membersOf(project, type.members, module)
  if (ts.isIntersectionTypeNode(type))
    return merge(type.types.map((one) => rowTypeOf(project, one, module)))
  if (!ts.isTypeReferenceNode(type)) return null
  const [base, keys] = type.typeArguments ?? []
  const name = type.typeName.getText()
  if (base && keys && (name === 'Omit' || name === 'Pick')) {
    const members = rowTypeOf(project, base, module)
    const chosen = wordsOf(keys)
    if (!members || !chosen) return null
    return new Map([...members].filter(([key]) => chosen.has(key) === (name === 'Pick')))
  }
  const found = project.findType(name, module)
  if (!found || base) return null
  if (ts.isTypeAliasDeclaration(found.node))
    return rowTypeOf(project, found.node.type, found.module)
  const parents = found.node.heritageClauses?.flatMap(({ types }) => [...types]) ?? []
  return merge([
    ...parents.map((parent) => {
      const inherited = project.findType(parent.getText(), found.module)
      return inherited && ts.isInterfaceDeclaration(inherited.node)
        ? membersOf(project, inherited.node.members, inherited.module)
        : null
    }),
    membersOf(project, found.node.members, found.module),
  ])
}

function membersOf(project: Project, members: readonly ts.TypeElement[], module: Module): RowType {
  const kinds: [string, Set<Kind>][] = []
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type || member.questionToken) continue
    kinds.push([nameOf(member.name), kindsOf(project, member.type, module)])
  }
  return new Map(kinds)
}

function kindsOf(project: Project, type: ts.TypeNode, module: Module): Set<Kind> {
  const keyword = KEYWORDS[type.kind]
  if (keyword) return new Set([keyword])
  if (ts.isUnionTypeNode(type)) {
    return new Set(type.types.flatMap((one) => [...kindsOf(project, one, module)]))
  }
  if (ts.isLiteralTypeNode(type)) return new Set([kindOfLiteral(type.literal)])
  if (ts.isArrayTypeNode(type)) return new Set(['array'])
  if (!ts.isTypeReferenceNode(type)) return new Set(['other'])
  const name = type.typeName.getText()
  if (name === 'Date') return new Set(['Date'])
  const found = project.findType(name, module)
  return found && ts.isTypeAliasDeclaration(found.node) && !type.typeArguments
    ? kindsOf(project, found.node.type, found.module)
    : new Set(['other'])
}

function kindOfLiteral(literal: ts.LiteralTypeNode['literal']): Kind {
  if (ts.isStringLiteral(literal)) return 'string'
  if (ts.isNumericLiteral(literal)) return 'number'
  return literal.kind === ts.SyntaxKind.NullKeyword ? 'null' : 'boolean'
}

function merge(parts: RowType[]): RowType {
  if (parts.includes(null)) return null
  return new Map(parts.flatMap((part) => [...part!]))
}

function wordsOf(type: ts.TypeNode): Set<string> | null {
  const types = ts.isUnionTypeNode(type) ? type.types : [type]
  const words = types.map((one) =>
    ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? one.literal.text : null
  )
  return words.includes(null) ? null : new Set(words as string[])
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText())
