import logger from '@adonisjs/core/services/logger'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/** An exporter whose failures are told once: until something arrives again there is nothing to add. */
export class WarningExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  #hasWarned = false

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      const isLost = result.code === ExportResultCode.FAILED
      if (isLost && !this.#hasWarned) {
        logger.warn({ err: result.error }, 'traces cannot be sent, and are dropped until they can')
      }
      if (!isLost && this.#hasWarned) logger.info('traces are sent again')
      this.#hasWarned = isLost
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }
}
