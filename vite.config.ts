import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fetchParts } from './tools/vite/fetch_parts.ts'
import { listPageFiles } from './tools/vite/list_page_files.ts'
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
  'avatar lazy_dropdown load_more logo media_source menu_classes page_header progress_bar relative_time relative_time_text skeleton',
  'spinner text_link tile_sizes use_object_url',
]
  .join(' ')
  .replaceAll(' ', '|')

/** The same for pages with a form. */
const FORMS =
  /app\/ui\/forms\/(checkbox|control_classes|field|field_context|field_error|hint|input|number_field|select|textarea|use_focus_first_invalid)\./

const COMMON = new RegExp(
  [
    `app/ui/(\\w+/)?(${COMMON_PARTS})\\.`,
    'app/ui/client/(json|api_error|events|line|standing|load_part|part_boundary|use_draft|use_leave_warning|use_shared|use_path|use_media_query|routes|pattern_of|credits|top_up)\\.',
    'app/ui/layouts/(links|guest_links|skip_link|flash_banner|credit_offer|use_)',
    'app/ui/messages/en/(common|client|layouts)\\.',
    'app/(ui/overlays/toast|i18n/(format|plural)|ui/feedback/banner)\\.',
    'app/analytics/client/start\\.',
    // The entry has these; they are named here so that no other group takes them.
    'app/ui/client/(refresh|scroll_back|fresh_account|in_order|keep_place|one_press)\\.',
    'app/pictures/components/dialogs_above\\.',
    'app/(ui/text/credit_kinds|work/generation_state|media/intake/taken_pictures)\\.',
    'common/cut_text\\.',
    'lucide-react/dist/esm/icons/(check|x|plus|minus|clapperboard|eye|search|trash|sparkles|image|images|image-off|image-plus|loader-circle|info)\\.',
    'lucide-react/dist/esm/icons/(chevron-down|chevron-right|circle-check|circle-exclamation-point|triangle-exclamation-point|scan-search|download|box)\\.',
  ].join('|')
)

/** What the pages on which something is ordered have in common. A group takes along what its files import, unless a group before it has that. */
const ORDERS = new RegExp(
  [
    'app/pictures/(messages/en/(screens|results)|components/(use_upscale|images_answer)|file_name)\\.',
    'app/work/components/(run_generation|use_keyed_work|use_price|adopt_work|use_pending_work)\\.',
    'app/\\w+/messages/en/(answer|price)\\.',
    'app/films/(messages/en/video_screen|components/(pending_film_data|report_film))\\.',
    'app/ui/(client/(remembered|save_file)|feedback/progress_ring)\\.',
    'lucide-react/dist/esm/icons/(rotate-ccw|play|wand-sparkles)\\.',
  ].join('|')
)

/** What the pages with pictures that were made have in common. */
const RESULTS = new RegExp(
  [
    'app/pictures/components/results/(result_|use_results|use_result_list|select_box|nothing_shown|use_filter)',
    'app/pictures/components/(result_card|result_grid|pending_tile|prompt_text|ignored_words)\\.',
    'app/pictures/messages/en/details\\.',
    'app/ui/(overlays/undo_toast|buttons/save_link|client/use_remember)\\.',
  ].join('|')
)

const TABS =
  /headlessui\/react\/dist\/(components\/tabs|internal\/focus-sentinel)|app\/ui\/layouts\/tabs/

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
            { name: 'orders', test: ORDERS },
            { name: 'results', test: RESULTS },
            { name: 'tabs', test: TABS },
          ],
        },
      },
    },
  },
  server: {
    watch: { ignored: ['**/data/**', '**/tmp/**', '**/samples/**'] },
  },
})
