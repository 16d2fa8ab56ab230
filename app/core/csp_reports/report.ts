import { createHash } from 'node:crypto'

/** The name of the endpoint in policies, and where it is. */
export const REPORTS = 'csp'
export const REPORTS_PATH = '/csp-reports'

/** A browser sends several at once; more than this in one call are not looked at. */
const MOST_IN_A_CALL = 10
const MOST_CHARACTERS = 200

/** What a browser refused to load or run on a page, as far as it helps to find out why. */
export interface PolicyReport {
  /** Of the policy, such as `script-src-elem`. */
  directive: string
  /** What was refused: a word such as `inline`, or an address without its query. */
  blocked: string
  /** Path of the page, what may be an id or a secret in it left out. */
  page: string
  /** The same of the script that asked for it; empty when there is none. */
  source: string
  line: number | null
}

type Fields = Record<string, unknown>

/**
 * Reads the body of a call in either form: of `report-uri` (Content Security Policy Level 2) or of `report-to` (Reporting API).
 * What is no report, or of an extension of the browser, is left out.
 */
export function readReports(body: unknown): PolicyReport[] {
  const found = Array.isArray(body)
    ? body.slice(0, MOST_IN_A_CALL).map((it) => (isFields(it) ? it.body : null))
    : [isFields(body) ? body['csp-report'] : null]
  return found
    .filter(isFields)
    .map(readReport)
    .filter((report) => report !== null)
}

/** The same for reports that tell the same. */
export function digestOf(report: PolicyReport): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(report)))
    .digest('base64url')
}

function readReport(fields: Fields): PolicyReport | null {
  const text = (...names: string[]) => {
    const value = names.map((name) => fields[name]).find((it) => typeof it === 'string')
    return (value as string | undefined) ?? ''
  }
  const [, directive] =
    /^([a-z-]{1,40})(?: |$)/.exec(
      text('effectiveDirective', 'effective-directive', 'violated-directive')
    ) ?? []
  const blocked = text('blockedURL', 'blocked-uri')
  const source = text('sourceFile', 'source-file')
  if (!directive || isOfExtension(blocked) || isOfExtension(source)) return null
  const line = Number(fields.lineNumber ?? fields['line-number'])
  return {
    directive,
    blocked: placeOf(blocked, true),
    page: placeOf(text('documentURL', 'document-uri'), false),
    source: placeOf(source, false),
    line: Number.isInteger(line) && line > 0 && line < 1e9 ? line : null,
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOfExtension(address: string): boolean {
  return /^[a-z-]+-extension(:|$)/.test(address)
}

/** An address without what may tell who looked at what: its query, numbers, and names long enough to be secrets. */
function placeOf(address: string, withOrigin: boolean): string {
  const url = URL.parse(address)
  if (!url) return address.replace(/[^\w-]/g, '').slice(0, 20)
  if (!/^https?:$/.test(url.protocol)) return url.protocol
  const path = url.pathname.replace(/[^/]{24,}|(?<=\/)[^/]*\d[^/.]*(?=\/|$)/g, '*')
  return `${withOrigin ? url.origin : ''}${path}`.slice(0, MOST_CHARACTERS)
}
