import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Small parts that nearly every signed-in page uses. Forty files of a few hundred bytes compress a third worse than one, and
 * each is a request.
 */
const COMMON_PARTS = [
  'alert badge breadcrumb button button_classes button_link card class_names elapsed_time empty_state icon_button image_tile',
  'lazy_dropdown load_more logo media_source menu_classes page_header progress_bar relative_time relative_time_text skeleton',
  'spinner text_link use_object_url',
]
  .join(' ')
  .replaceAll(' ', '|')

/** The same for pages with a form. */
const FORMS =
  /app\/shell\/ui\/(control_classes|field|field_context|field_error|input|number_field|textarea|use_focus_first_invalid)\./

const COMMON = new RegExp(
  [
    `app/shell/ui/(${COMMON_PARTS})\\.`,
    'app/shell/client/(json|api_error|csrf|events|routes|texts|toast|credits|top_up)\\.',
    'app/shell/layouts/(use_|links|guest_links|skip_link|flash_banner|credit_offer)',
    'app/shell/(texts|ui/banner)\\.',
    'vite/preload-helper',
    '\\.adonisjs/client/',
    'lucide-react/dist/esm/(?!lucide-react|icons/|dynamic)',
    'lucide-react/dist/esm/icons/(x|plus|minus|sparkles|image|images|image-off|image-plus|loader-circle|info)\\.',
    'lucide-react/dist/esm/icons/(chevron-right|circle-check|circle-exclamation-point|triangle-exclamation-point|scan-search|download|box)\\.',
  ].join('|')
)

/** What Inertia asks of its library for validation while one types, for forms that are checked when they are sent. */
const WITHOUT_PRECOGNITION = `
  export const client = { withXsrfCookieName() {}, withXsrfHeaderName() {} }
  export const resolveName = (field) => (typeof field === 'string' ? field : field.target.name)
  export const toSimpleValidationErrors = (errors) =>
    Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, [said].flat()[0]]))
  export const createValidator = () => {
    throw new Error('Forms are checked when they are sent: vite.config.ts leaves the rest out')
  }
`

/**
 * Leaves out of every page 11 KB (gzip) of Inertia that nobody uses: its adapter is one file whose components are made by
 * calls and get names afterwards, so that a bundler has to keep them all; and validation while one types.
 */
function dropUnusedInertiaParts(): Plugin {
  const id = '\0without-precognition'
  return {
    name: 'drop-unused-inertia-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'laravel-precognition' ? id : undefined),
    load: (module) => (module === id ? WITHOUT_PRECOGNITION : undefined),
    transform(code, module) {
      if (!module.includes('/@inertiajs/react/dist/index.js')) return
      return {
        code: code
          .replace(/= (forwardRef\d*|createContext\d*)\(/g, '= /* @__PURE__ */ $1(')
          .replace(/^(Form|InfiniteScroll|Deferred|WhenVisible)\.displayName = .*$/gm, ''),
        map: null,
      }
    },
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    dropUnusedInertiaParts(),
    react(),
    adonisjs({
      entryPoints: ['app/shell/client/app.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/app/`,
    },
  },
  build: {
    rolldownOptions: {
      output: {
        // Groups that leave their dependencies where they are would otherwise run before them.
        strictExecutionOrder: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'common', test: COMMON },
            { name: 'forms', test: FORMS },
          ],
        },
      },
    },
  },
  server: {
    watch: { ignored: ['**/data/**', '**/tmp/**', '**/samples/**'] },
  },
})
