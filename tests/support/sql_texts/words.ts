import ts from 'typescript'
import type { Module } from './project.js'

/** The words that a type allows, where it names them all; else null. */
export function wordsOf(type: ts.TypeNode, module: Module): string[] | null {
  if (ts.isUnionTypeNode(type)) {
    const words = type.types.map((one) => wordsOf(one, module))
    return words.every((one) => one !== null) ? words.flat() : null
  }
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
  if (!ts.isTypeReferenceNode(type)) return null
  const alias = module.file.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === type.typeName.getText()
  )
  return alias ? wordsOf((alias as ts.TypeAliasDeclaration).type, module) : null
}
