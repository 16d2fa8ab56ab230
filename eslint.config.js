import { configApp } from '@adonisjs/eslint-config'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import reactHooks from 'eslint-plugin-react-hooks'

export default configApp(
  {
    name: 'Vitrine: files to lint',
    ignores: [
      'build/**',
      'public/**',
      'data/**',
      'tmp/**',
      'database/schema.ts',
      'clients/typescript/schema.d.ts',
      '.adonisjs/**',
    ],
  },
  {
    name: 'Vitrine: React pages',
    files: ['{app,sandboxes}/**/*.tsx', 'app/{shell,ui}/client/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    // The other recommended ones have a compiler read each file, as long as all rules of all files take, and no page is compiled with it.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'Vitrine: parts of pages',
    files: [
      '{app,sandboxes}/**/*.tsx',
      '{app,sandboxes}/*/{client,components,layouts,pages}/**/*.ts',
      'app/ui/**/*.ts',
    ],
    ignores: ['app/**/tests/**'],
    // What is longer is several things, and each of them has a name.
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'Vitrine: browsers',
    files: [
      '{app,sandboxes}/**/*.tsx',
      '{app,sandboxes}/*/{client,components,layouts,pages}/**/*.ts',
      'app/ui/**/*.ts',
      'app/*/*/components/**/*.ts',
      'engine/reel/plan{,/**/*}.ts',
      'common/*.ts',
      'app/core/text/*.ts',
      'app/i18n/{format,plural}.ts',
    ],
    plugins: { compat, 'es-x': esX },
    // What one of the browsers of `package.json` lacks is said here, and not by a merchant.
    rules: {
      'compat/compat': 'error',
      ...esX.configs['flat/restrict-to-es2023'].rules,
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
    name: 'Vitrine: rules',
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // The form of all files is checked by itself, in a hundredth of the time.
      'prettier/prettier': 'off',
      'no-console': ['error', { allow: ['error'] }],
      '@unicorn/no-await-expression-member': 'off',
      'eqeqeq': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    name: 'Vitrine: texts from outside and texts of SQL',
    files: ['app/**/*.ts'],
    ignores: ['app/core/validation/text_fields.ts', 'app/**/tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vine'][callee.property.name='string']",
          message: 'Texts are taken by wordsField, nameField, fileNameField or codeField.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^(rawQuery|(where|orderBy|groupBy|having|join)Raw)$/]',
          message: 'SQL is sent by `sql`, whose texts a test has the database take.',
        },
      ],
    },
  },
  {
    name: 'Vitrine: numbers in texts',
    files: ['{app,sandboxes}/*/messages/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'BinaryExpression[operator=/^[!=]==?$/][right.value=1], ConditionalExpression[consequent.type=/Literal$/] > BinaryExpression.test[right.value=1]',
          message: 'Which form a number takes is known to the language: see `plural`.',
        },
      ],
    },
  },
  {
    name: 'Vitrine: commands talk to a terminal',
    files: ['bin/**', 'tools/**', 'benchmarks/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  }
)
