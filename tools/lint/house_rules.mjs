/*
 * Rules of this project that no linter brings, as a plugin of the linter. Plain JavaScript: the linter loads it by itself.
 */

/** A rule that says one sentence where a node is found. */
function rule(find) {
  return {
    create(context) {
      const say = (message) => (node) => context.report({ node, message })
      return find(say, context)
    },
  }
}

/** `vine.string()` lets through what the database or a header cannot take. */
const textFields = rule((say) => {
  const refuse = say('Texts are taken by wordsField, nameField, fileNameField or codeField.')
  return {
    CallExpression(node) {
      const { object, property } = node.callee
      if (object?.name === 'vine' && property?.name === 'string') refuse(node)
    },
  }
})

const RAW_SQL = /^(rawQuery|(where|orderBy|groupBy|having|join)Raw)$/

/** What is sent another way is known to no test. */
const sqlBySql = rule((say) => {
  const refuse = say('SQL is sent by `sql`, whose texts a test has the database take.')
  return {
    CallExpression(node) {
      if (RAW_SQL.test(node.callee.property?.name)) refuse(node)
    },
  }
})

const isBesideOne = (node) => node.type === 'BinaryExpression' && node.right.value === 1

const asksWhetherAlike = (node) => isBesideOne(node) && /^[!=]==?$/.test(node.operator)

const isText = (node) => node.type.endsWith('Literal')

/** Languages have more forms than one and many, and other numbers that take them. */
const numbersInTexts = rule((say) => {
  const refuse = say('Which form a number takes is known to the language: see `plural`.')
  return {
    BinaryExpression(node) {
      if (asksWhetherAlike(node)) refuse(node)
    },
    ConditionalExpression({ test, consequent }) {
      if (isBesideOne(test) && !asksWhetherAlike(test) && isText(consequent)) refuse(test)
    },
  }
})

const TYPE_NAME = /^(?!I[A-Z])[A-Z][^_]*$/
const VARIABLE_NAME = /^\$?([A-Za-z][^_]*|[A-Z][A-Z0-9_]*)$/

/** The names that an object or array pattern, or a single name, brings. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((it) => namesIn(it.value ?? it.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** Types are PascalCase without an I, variables camelCase, PascalCase or UPPER_CASE. */
const names = rule((say) => {
  const refuseType = say('Types are named in PascalCase, interfaces without an I before it.')
  const refuseVariable = say('Variables are named in camelCase, PascalCase or UPPER_CASE.')
  const named = ({ id }) => id && !TYPE_NAME.test(id.name) && refuseType(id)
  return {
    ClassDeclaration: named,
    TSEnumDeclaration: named,
    TSInterfaceDeclaration: named,
    TSTypeAliasDeclaration: named,
    VariableDeclarator({ id }) {
      for (const it of namesIn(id)) if (!VARIABLE_NAME.test(it.name)) refuseVariable(it)
    },
  }
})

export default {
  meta: { name: 'house' },
  rules: {
    names,
    'numbers-in-texts': numbersInTexts,
    'sql-by-sql': sqlBySql,
    'text-fields': textFields,
  },
}
