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
    plugins: { 'react-hooks': reactHooks },
    // The other recommended ones have a compiler read each file, as long as all rules of all files take, and no page is compiled with it.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
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
    name: 'Vitrine: commands talk to a terminal',
    files: ['bin/**', 'benchmarks/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  }
)
