import esX from 'eslint-plugin-es-x'
import { defineConfig } from 'oxlint'

/** What runs in browsers. */
const IN_BROWSERS = [
  '{app,sandboxes}/**/*.tsx',
  '{app,sandboxes}/*/{client,components,layouts,pages}/**/*.ts',
  'app/ui/**/*.ts',
  'app/*/*/components/**/*.ts',
  'engine/reel/plan{,/**/*}.ts',
  'common/*.ts',
  'app/core/text/*.ts',
  'app/i18n/{format,plural}.ts',
]

/**
 * `npm run lint:code`: types, and rules about code, in one pass over all files.
 */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react'],
  jsPlugins: [
    'eslint-plugin-compat',
    'eslint-plugin-es-x',
    '@adonisjs/eslint-plugin',
    './tools/lint/house_rules.mjs',
  ],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: ['build/**', 'public/**', 'data/**', 'tmp/**'],
  rules: {
    // What is wrong whatever it was meant to do.
    'for-direction': 'error',
    'getter-return': 'error',
    'no-caller': 'error',
    'no-cond-assign': 'error',
    'no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
    'no-control-regex': 'error',
    'no-debugger': 'error',
    'no-dupe-else-if': 'error',
    'no-dupe-keys': 'error',
    'no-duplicate-case': 'error',
    'no-eval': 'error',
    'no-ex-assign': 'error',
    'no-extra-boolean-cast': 'error',
    'no-fallthrough': 'error',
    'no-inner-declarations': 'error',
    'no-invalid-regexp': 'error',
    'no-irregular-whitespace': 'error',
    'no-new-wrappers': 'error',
    'no-proto': 'error',
    'no-regex-spaces': 'error',
    'no-self-assign': 'error',
    'no-self-compare': 'error',
    'no-shadow': 'error',
    'no-sparse-arrays': 'error',
    'no-this-before-super': 'error',
    'no-unreachable': 'error',
    'no-unsafe-finally': 'error',
    'no-unsafe-negation': 'error',
    'no-with': 'error',
    'use-isnan': 'error',
    'valid-typeof': ['error', { requireStringLiterals: true }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',

    // One way to say a thing.
    'eqeqeq': 'error',
    'no-array-constructor': 'error',
    'one-var': ['error', 'never'],
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-explicit-any': 'error',
    'unicorn/filename-case': ['error', { case: 'snakeCase' }],
    'unicorn/no-instanceof-builtins': 'error',
    'unicorn/prefer-module': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-number-properties': ['error', { checkInfinity: false, checkNaN: true }],
    '@adonisjs/prefer-lazy-controller-import': 'error',
    '@adonisjs/prefer-lazy-listener-import': 'error',
    'house/names': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-console': ['error', { allow: ['error'] }],
  },
  overrides: [
    {
      files: ['{app,sandboxes}/**/*.tsx', 'app/{shell,ui}/client/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      // What is longer is several things, and each of them has a name.
      files: IN_BROWSERS.slice(0, 3),
      rules: {
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['app/**/tests/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // What one of the browsers of `package.json` lacks is said here, and not by a merchant.
      files: IN_BROWSERS,
      rules: {
        'compat/compat': 'error',
        ...(esX.configs['flat/restrict-to-es2023'].rules as Record<string, 'error'>),
        // Static methods are not known to the rules above.
        'no-restricted-properties': [
          'error',
          {
            object: 'AbortSignal',
            property: 'any',
            message: 'Safari has it since 17.4; see anySignal.',
          },
          { object: 'URL', property: 'parse', message: 'Safari has it since 18.' },
          { object: 'URL', property: 'canParse', message: 'Safari has it since 17.' },
        ],
      },
    },
    {
      files: ['app/**/*.ts'],
      excludeFiles: ['app/core/validation/text_fields.ts', 'app/**/tests/**'],
      rules: { 'house/text-fields': 'error', 'house/sql-by-sql': 'error' },
    },
    {
      files: ['{app,sandboxes}/*/messages/**/*.ts'],
      rules: { 'house/numbers-in-texts': 'error' },
    },
    {
      // Written by programs; their types count.
      files: ['database/schema.ts', 'clients/typescript/schema.d.ts', '.adonisjs/**'],
      rules: {
        'house/names': 'off',
        'max-lines': 'off',
        'typescript/consistent-type-imports': 'off',
        'typescript/no-explicit-any': 'off',
      },
    },
    {
      // They talk to a terminal.
      files: ['bin/**', 'tools/**', 'benchmarks/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
  ],
})
