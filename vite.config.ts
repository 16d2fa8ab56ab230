import { relative } from 'node:path'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fetchParts } from './tools/vite/fetch_parts.ts'
import { writeOutRoutes } from './tools/vite/write_out_routes.ts'
import { assetsOf } from './app/i18n/locales.ts'
import { translateTexts } from './app/i18n/translating_build.ts'
import packageJson from './package.json' with { type: 'json' }

/** The browsers of `package.json` as Vite names them, such as `ios16.4`. */
const TARGETS = packageJson.browserslist.map((line) =>
  line.replace('ios_saf', 'ios').replace(' >= ', '')
)

/** `tools/launcher/pages/pages.ts` builds the pages once for each language. */
const language = process.env.PAGES_LANGUAGE ?? 'en'
const folder = assetsOf(language)

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
  /app\/ui\/forms\/(checkbox|control_classes|field|field_context|field_error|input|number_field|textarea|use_focus_first_invalid)\./

const COMMON = new RegExp(
  [
    `app/ui/(\\w+/)?(${COMMON_PARTS})\\.`,
    'app/ui/client/(json|api_error|events|line|standing|load_part|part_boundary|use_draft|use_leave_warning|use_shared|use_path|use_media_query|routes|pattern_of|credits|top_up)\\.',
    'app/ui/layouts/(links|guest_links|skip_link|flash_banner|credit_offer|use_)',
    'app/ui/messages/en/(common|client|layouts)\\.',
    'app/(ui/overlays/toast|i18n/(format|plural)|ui/feedback/banner)\\.',
    'app/analytics/client/start\\.',
    'lucide-react/dist/esm/icons/(check|x|plus|minus|sparkles|image|images|image-off|image-plus|loader-circle|info)\\.',
    'lucide-react/dist/esm/icons/(chevron-right|circle-check|circle-exclamation-point|triangle-exclamation-point|scan-search|download|box)\\.',
  ].join('|')
)

/** What a browser must have before a page works; by itself it finds one file after the other. */
const WHOLE_SOURCES =
  /^(app\/shell\/client\/app|app\/shell\/layouts\/app_layout|(app|sandboxes)\/\w+\/pages\/.+)\.tsx$/

/** Notes which files the entry, the layout and each page consist of, for `app/shell/assets/page_files.ts`. */
function listPageFiles(): Plugin {
  return {
    name: 'list-page-files',
    apply: 'build',
    // After files that hold nothing but styles are gone.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const closure = (file: string, files = new Set<string>()): Set<string> => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || files.has(file)) return files
          files.add(file)
          for (const imported of chunk.imports) closure(imported, files)
          return files
        }
        const list: Record<string, string[]> = {}
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const id of chunk.moduleIds) {
            const source = relative(import.meta.dirname, id)
            if (WHOLE_SOURCES.test(source)) list[source] = [...closure(chunk.fileName)]
          }
        }
        this.emitFile({
          type: 'asset',
          fileName: '.vite/page_files.json',
          source: JSON.stringify(list),
        })
      },
    },
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    translateTexts(language),
    fetchParts(),
    writeOutRoutes(),
    listPageFiles(),
    react(),
    adonisjs({
      entryPoints: [
        'app/shell/client/app.tsx',
        'app/shell/client/first_paint.css',
        'app/shell/client/public_page.ts',
        'app/analytics/client/public_page.ts',
      ],
      reload: ['resources/views/**/*.edge'],
      buildDirectory: `public/${folder}`,
      assetsUrl: `/${folder}`,
    }),
  ],
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/app/`,
      '#common/': `${import.meta.dirname}/common/`,
      '#engine/': `${import.meta.dirname}/engine/`,
    },
  },
  build: {
    target: TARGETS,
    cssTarget: TARGETS,
    // Pages that are open meanwhile still ask for parts of theirs: `tools/launcher/pages/pages.ts` removes them later.
    emptyOutDir: false,
    modulePreload: {
      // What every page has already is not looked for again.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/^(?:react|common|preload|rolldown-runtime)-.{8}\.js$/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By themselves: pages for everybody take them, and nothing else of what the others share.
            {
              name: 'preload',
              test: /vite\/preload-helper|ui\/client\/(?:new_uuid|browser_storage|fetch_part)\./,
            },
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
