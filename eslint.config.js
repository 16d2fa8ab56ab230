import { configApp } from '@adonisjs/eslint-config'
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
    files: ['app/**/*.tsx', 'app/shell/client/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    name: 'Vitrine: rules',
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // Prettier checks the form of all files by itself, in half of the time.
      'prettier/prettier': 'off',
      'no-console': ['error', { allow: ['error'] }],
      '@unicorn/no-await-expression-member': 'off',
      'eqeqeq': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    name: 'Vitrine: commands talk to a terminal',
    files: ['bin/**', 'benchmarks/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  }
)
