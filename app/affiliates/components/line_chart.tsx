import { useId } from 'react'
import { firstOf } from '~/core/elements'
import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { AFFILIATE_TEXTS } from '../messages/en/programme'
import type { DayCount } from '../transformers/dashboard_data'
import { axisMarks, everyDay } from './chart_scale'
import { longDay, shortDay } from './day_text'

const TEXTS = AFFILIATE_TEXTS.dashboard.charts

interface LineChartProps {
  title: string
  /** Newest first. */
  series: readonly DayCount[]
}

/** Counts by day as a line, from zero up; screen readers get the days that have something as a table. */
export function LineChart({ title, series }: LineChartProps) {
  const headingId = useId()
  const points = everyDay(series, new Date().toISOString().slice(0, 10))
  const marks = axisMarks(Math.max(...points.map(({ count }) => count)))
  const top = marks.at(-1)!
  /** Percent from the left and from the top. */
  const x = (index: number) => (index / (points.length - 1)) * 100
  const y = (count: number) => 100 - (count / top) * 100
  return (
    <Card>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        <div
          aria-hidden
          className="mt-5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-xs text-muted"
        >
          <div className="relative h-64">
            {/* As wide as the widest number. */}
            <span className="invisible tabular-nums">{formatNumber(top)}</span>
            {marks.map((mark) => (
              <span
                key={mark}
                style={{ top: `${y(mark)}%` }}
                className="absolute right-0 -translate-y-1/2 tabular-nums"
              >
                {formatNumber(mark)}
              </span>
            ))}
          </div>
          <div className="relative h-64">
            {marks.map((mark) => (
              <div
                key={mark}
                style={{ top: `${y(mark)}%` }}
                className="absolute inset-x-0 border-t border-line forced-colors:border-[GrayText]"
              />
            ))}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible text-primary"
            >
              <polyline
                points={points.map(({ count }, index) => `${x(index)},${y(count)}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="forced-colors:stroke-[Highlight]"
              />
            </svg>
            {points.map(({ date, count }, index) => (
              <div
                key={date}
                title={`${longDay(date)}: ${formatNumber(count)}`}
                style={{ left: `${x(index)}%`, width: `${100 / (points.length - 1)}%` }}
                className="group absolute inset-y-0 -translate-x-1/2"
              >
                <span
                  style={{ top: `${y(count)}%` }}
                  className="absolute left-1/2 size-2 -translate-1/2 rounded-full bg-primary opacity-0 group-hover:opacity-100"
                />
              </div>
            ))}
          </div>
          <div className="col-start-2 flex justify-between">
            <span>{shortDay(firstOf(points).date)}</span>
            <span>{shortDay(points.at(-1)!.date)}</span>
          </div>
        </div>
        <table className="sr-only">
          <thead>
            <tr>
              <th scope="col">{TEXTS.date}</th>
              <th scope="col">{TEXTS.count}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{longDay(date)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
