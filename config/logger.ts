import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/logger'
import { errorLog } from '#app/core/error_log/error_log'
import { logContext } from '#app/core/log_context'

/** JSON lines on standard output (pino); a supervisor or container collects them. */
const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'vitrine',
      level: env.get('LOG_LEVEL') ?? (app.inTest ? 'silent' : 'info'),
      mixin: (_line, _level, logger) => logContext(logger.bindings()),
      hooks: {
        logMethod(line, write, level) {
          errorLog.keepLogged(line[0], level)
          write.apply(this, line)
        },
      },
      redact: {
        paths: ['password', '*.password', 'headers.cookie', 'headers.authorization'],
        censor: '[hidden]',
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
