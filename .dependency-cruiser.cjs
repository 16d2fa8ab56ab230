/** Who may import whom; each rule says why. */

/**
 * The map of `app/`, from the ground up: a folder imports from those before it alone, in this list and in its own row
 * (docs/architecture.md says what lives where). What would point upwards is registered (`start/features.ts`).
 */
const FLOORS = [
  ['i18n', 'core', 'ui'],
  ['analytics', 'media', 'mail'],
  ['credits'],
  ['accounts', 'teams', 'onboarding', 'announcements'],
  ['engines'],
  ['work'],
  ['masks', 'products', 'provenance'],
  ['pictures', 'films', 'reels', 'editor'],
  ['exports', 'assets', 'review', 'batches', 'imports'],
  ['billing', 'affiliates'],
  ['product_page', 'dashboard'],
  ['api', 'webhooks'],
  ['closure', 'profile', 'backup', 'operator', 'admin'],
  ['site', 'shell'],
]

/**
 * Types that may be read from any floor: what pages are given (transformers and props), and the words for kinds and states, of which the events
 * that core hands on consist.
 */
const VOCABULARY =
  '/transformers/|_page_props\\.ts$|^app/shell/(shared_props|standing)\\.ts$|^app/(work/generation_state|batches/batch_state|accounts/security/security_events|engines/(engine(_error)?|failures/failures))\\.ts$'

const ROOMS = FLOORS.flat()

/** For each room: nothing of those above it. */
const floors = ROOMS.slice(0, -1).map((room, index) => ({
  name: `${room}-stands-below`,
  comment: `app/${room} imports from floors below it. See FLOORS.`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: '/tests/' },
  to: {
    path: `^app/(${ROOMS.slice(index + 1).join('|')})/`,
    dependencyTypesNot: ['type-only'],
  },
}))

/** Types as well, but for the words that all share. */
const floorsOfTypes = ROOMS.slice(0, -1).map((room, index) => ({
  name: `types-of-${room}-stand-below`,
  comment: `Types that app/${room} reads lie below it too. See FLOORS and VOCABULARY.`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: '/tests/' },
  to: {
    path: `^app/(${ROOMS.slice(index + 1).join('|')})/`,
    pathNot: VOCABULARY,
    dependencyTypes: ['type-only'],
  },
}))

const other = ROOMS.slice(ROOMS.indexOf('accounts')).join('|')

module.exports = {
  forbidden: [
    ...floors,
    ...floorsOfTypes,
    {
      name: 'room-on-the-map',
      comment: 'Each folder of app/ has its place in FLOORS.',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/(${ROOMS.join('|')})/` },
      to: {},
    },
    {
      name: 'sandboxes-are-reached-by-their-address',
      comment:
        'What plays a provider is called as the provider is. The demo merchant alone is made in both at once.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(operator/samples|[^/]+/tests)/' },
      to: { path: '^sandboxes/' },
    },
    {
      name: 'sandboxes-know-no-feature',
      comment:
        'They stand on the lowest floors; an account that closes tells them as it tells everybody.',
      severity: 'error',
      from: { path: '^sandboxes/', pathNot: '/tests/' },
      to: { path: '^app/', pathNot: '^app/(i18n|core|ui)/|^app/accounts/closing\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-routes-import-controllers',
      severity: 'error',
      from: { pathNot: '([/_]routes\\.ts|/tests/.*)$' },
      to: { path: '^(app|sandboxes)/[^/]+/controllers/' },
    },
    {
      name: 'only-the-worker-imports-jobs',
      severity: 'error',
      from: {
        pathNot:
          '^((app|sandboxes)/[^/]+/(jobs/|register\\.ts)|bin/worker\\.ts|tests/|(app|sandboxes)/[^/]+/tests/)',
      },
      to: { path: '^(app|sandboxes)/[^/]+/jobs/' },
    },
    {
      name: 'nothing-imports-pages',
      severity: 'error',
      from: { pathNot: '^(app/shell/client/app\\.tsx|\\.adonisjs/|app/[^/]+/tests/)' },
      to: { path: '^app/[^/]+/pages/' },
    },
    {
      name: 'engine-adapters-are-behind-the-port',
      severity: 'error',
      from: {
        pathNot:
          '^(app/engines/|config/(comfyui|fal|openai|remote|replicate)\\.ts$|benchmarks/|tests/)',
      },
      to: {
        path: '^app/engines/(?!(edit_tasks|failures|steps|photos|own_key|known_models|messages|chain)/|remote/work_rows\\.ts$)[^/]+/',
      },
    },
    {
      name: 'the-engine-stands-by-itself',
      comment:
        'What it needs is given to it by whoever calls; see docs/decisions/0035-engine-outside.md. Its tests may ask what its failures are called.',
      severity: 'error',
      from: { path: '^engine/', pathNot: '^engine/tests/' },
      to: { path: '^(app|sandboxes|start|config|database|bin|tools|tests|benchmarks)/' },
    },
    {
      name: 'the-engine-is-entered-here',
      comment:
        'index: the engine, which the adapter behind the port alone runs; facts: what is known of it without running it; reel/reel and reel/plan, layout/layout and layout/words: what servers, browsers and the engine make of a reel and of a layout alike. tools/image asks which weights an image needs.',
      severity: 'error',
      from: { pathNot: '^(engine|benchmarks|tests|sets|tools/image)/|/tests/' },
      to: {
        path: '^engine/',
        pathNot: '^engine/(index|facts|reel/(reel|plan)|layout/(layout|words))\\.ts$',
      },
    },
    {
      name: 'the-engine-is-run-behind-the-port',
      severity: 'error',
      from: { pathNot: '^(engine|benchmarks|tests)/|^app/engines/built_in/built_in_engine\\.ts$' },
      to: { path: '^engine/index\\.ts$' },
    },
    {
      name: 'what-is-common-knows-nobody',
      severity: 'error',
      from: { path: '^common/' },
      to: { path: '^(app|engine|sandboxes|start|config|database|bin|tools|tests|benchmarks)/' },
    },
    {
      name: 'products-are-laid-in-threads',
      comment:
        "The worker's own thread waits for everybody's work; it has the threads lay products.",
      severity: 'error',
      from: { pathNot: '^engine/' },
      to: { path: '^engine/lay/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-run-in-the-browser',
      comment: 'React code takes only types from the server.',
      severity: 'error',
      from: { path: '^app/[^/]+/(pages|components|layouts|ui|client)/' },
      to: {
        path: '^app/[^/]+/(controllers|actions|queries|models|jobs|validators|transformers)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-meet-at-actions-queries-models',
      comment: 'A feature uses another one only through its actions, queries, models and types.',
      severity: 'error',
      from: {
        path: `^app/(${other})/`,
        pathNot: '/tests/',
      },
      to: {
        path: `^app/(${other})/(validators|controllers|jobs|pages)/`,
        pathNot: '^app/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-decoders-open-what-strangers-sent',
      comment:
        'Web processes and workers have a decoder open pictures (app/media/decoder/decode.ts), which dies in their place. What is made here, by the engines that workers run, may be opened where it is needed.',
      severity: 'error',
      from: {
        pathNot:
          '^(app/media/(decoder/process/|store/placeholder\\.ts$)|engine/|app/engines/|app/exports/(measure|fix)/|app/operator/samples/|benchmarks/|tests/|app/[^/]+/tests/)',
      },
      to: { path: 'node_modules/(sharp|heic-decode)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'decoders-run-in-processes-of-their-own',
      comment:
        'Who takes what strangers send reaches the code that opens it through decode.ts only.',
      severity: 'error',
      from: { pathNot: '^(app/media/decoder/process/|benchmarks/|app/media/tests/)' },
      to: { path: '^app/media/decoder/process/' },
    },
    {
      name: 'placeholders-are-made-by-decoders-and-workers',
      severity: 'error',
      from: {
        pathNot:
          '^(app/media/decoder/process/|app/media/store/put_file\\.ts$|app/(products|pictures|films|reels)/work/|tests/|app/[^/]+/tests/)',
      },
      to: { path: '^app/media/store/placeholder\\.ts$' },
    },
    {
      name: 'made-files-are-put-by-workers',
      comment: 'Putting a file opens it. What somebody sent is taken by accept_picture.ts.',
      severity: 'error',
      from: {
        pathNot:
          '^(app/(products|pictures|films|reels)/work/|app/operator/samples/|tests/|app/[^/]+/tests/)',
      },
      to: { path: '^app/media/store/put_file\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules/(?!(sharp|heic-decode)/)|(public|build|data|tmp)/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // What is asked for first; the default asks the disk for a dozen kinds of files that are not here, again every 4 seconds.
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      cachedInputFileSystem: { cacheDuration: 600_000 },
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
