/** Who may import whom; each rule says why. */
const feature =
  '^app/(accounts|teams|billing|products|masks|studio|reels|editor|batches|exports|review|assets|imports|api|webhooks|affiliates)/'

module.exports = {
  forbidden: [
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
      to: { path: '^app/[^/]+/controllers/' },
    },
    {
      name: 'only-the-worker-imports-jobs',
      severity: 'error',
      from: { pathNot: '^(app/[^/]+/jobs/|bin/worker\\.ts|tests/|app/[^/]+/tests/)' },
      to: { path: '^app/[^/]+/jobs/' },
    },
    {
      name: 'nothing-imports-pages',
      severity: 'error',
      from: { pathNot: '^(app/shell/client/app\\.tsx|\\.adonisjs/|app/[^/]+/tests/)' },
      to: { path: '^app/[^/]+/pages/' },
    },
    {
      name: 'engines-import-no-feature',
      severity: 'error',
      from: { path: '^app/engines/', pathNot: '/tests/' },
      to: { path: feature },
    },
    {
      name: 'media-imports-no-feature',
      severity: 'error',
      from: { path: '^app/media/', pathNot: '/tests/' },
      to: { path: feature },
    },
    {
      name: 'design-system-imports-no-feature',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '/tests/' },
      to: { path: '^app/', pathNot: '^app/(ui|core|i18n)/' },
    },
    {
      name: 'engine-adapters-are-behind-the-port',
      severity: 'error',
      from: { pathNot: '^(app/engines/|config/(fal|remote|replicate)\\.ts$|benchmarks/|tests/)' },
      to: { path: '^app/engines/(?!reel/)[^/]+/' },
    },
    {
      name: 'the-local-engine-knows-no-provider',
      severity: 'error',
      from: { path: '^app/engines/local/' },
      to: { path: '^app/engines/(remote|fal|replicate)/' },
    },
    {
      name: 'products-are-laid-in-threads',
      comment:
        "The worker's own thread waits for everybody's work; it has the threads lay products.",
      severity: 'error',
      from: { pathNot: '^app/engines/local/' },
      to: { path: '^app/engines/local/lay/', dependencyTypesNot: ['type-only'] },
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
        path: '^app/(accounts|teams|billing|products|masks|studio|reels|editor|batches|exports|review|assets|imports|api|webhooks|affiliates)/',
        pathNot: '/tests/',
      },
      to: {
        path: '^app/(accounts|teams|billing|products|masks|studio|reels|editor|batches|exports|review|assets|imports|api|webhooks|affiliates)/(validators|controllers|jobs|pages)/',
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
          '^(app/media/(decoder/process/|placeholder\\.ts$)|app/engines/|app/exports/(measure|mend)/|app/operator/samples/|benchmarks/|tests/|app/[^/]+/tests/)',
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
          '^(app/media/decoder/process/|app/media/put_file\\.ts$|app/studio/work/|tests/|app/[^/]+/tests/)',
      },
      to: { path: '^app/media/placeholder\\.ts$' },
    },
    {
      name: 'made-files-are-put-by-workers',
      comment: 'Putting a file opens it. What somebody sent is taken by accept_picture.ts.',
      severity: 'error',
      from: {
        pathNot: '^(app/studio/work/|app/operator/samples/|tests/|app/[^/]+/tests/)',
      },
      to: { path: '^app/media/put_file\\.ts$', dependencyTypesNot: ['type-only'] },
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
