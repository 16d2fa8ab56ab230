import { useId } from 'react'
import { firstOf } from '~/core/elements'
import { formatNumber } from '~/i18n/format'
import { Card } from '~/ui/layouts/card'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import type { DayCount } from '../transformers/dashboard_data'
import { axisMarks, everyDay } from './chart_scale'
import { longDay, shortDay } from './day_text'

const MESSAGES = AFFILIATE_MESSAGES.dashboard.charts

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
          <CountAxis marks={marks} />
          <div className="relative h-64">
            {marks.map((mark) => (
              <div
                key={mark}
                style={{ top: `${fromTop(mark, marks)}%` }}
                className="absolute inset-x-0 border-t border-line forced-colors:border-[GrayText]"
              />
            ))}
            <Line points={points} marks={marks} />
            <DayMarks points={points} marks={marks} />
          </div>
          <div className="col-start-2 flex justify-between">
            <span>{shortDay(firstOf(points).date)}</span>
            <span>{shortDay(points.at(-1)!.date)}</span>
          </div>
        </div>
        <CountTable series={series} />
      </section>
    </Card>
  )
}

interface ScaledProps {
  /** Each day, oldest first. */
  points: readonly DayCount[]
  /** Counts that are written beside the chart, from zero up. */
  marks: readonly number[]
}

/** Percent of the chart's width. */
function fromLeft(index: number, points: readonly DayCount[]): number {
  return (index / (points.length - 1)) * 100
}

/** Percent of the chart's height. */
function fromTop(count: number, marks: readonly number[]): number {
  return 100 - (count / marks.at(-1)!) * 100
}

function CountAxis({ marks }: Pick<ScaledProps, 'marks'>) {
  return (
    <div className="relative h-64">
      {/* As wide as the widest number. */}
      <span className="invisible tabular-nums">{formatNumber(marks.at(-1)!)}</span>
      {marks.map((mark) => (
        <span
          key={mark}
          style={{ top: `${fromTop(mark, marks)}%` }}
          className="absolute right-0 -translate-y-1/2 tabular-nums"
        >
          {formatNumber(mark)}
        </span>
      ))}
    </div>
  )
}

function Line({ points, marks }: ScaledProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible text-primary"
    >
      <polyline
        points={points
          .map(({ count }, index) => `${fromLeft(index, points)},${fromTop(count, marks)}`)
          .join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="forced-colors:stroke-[Highlight]"
      />
    </svg>
  )
}

/** What a day counted, where the pointer rests on it. */
function DayMarks({ points, marks }: ScaledProps) {
  return points.map(({ date, count }, index) => (
    <div
      key={date}
      title={`${longDay(date)}: ${formatNumber(count)}`}
      style={{ left: `${fromLeft(index, points)}%`, width: `${100 / (points.length - 1)}%` }}
      className="group absolute inset-y-0 -translate-x-1/2"
    >
      <span
        style={{ top: `${fromTop(count, marks)}%` }}
        className="absolute left-1/2 size-2 -translate-1/2 rounded-full bg-primary opacity-0 group-hover:opacity-100"
      />
    </div>
  ))
}

function CountTable({ series }: Pick<LineChartProps, 'series'>) {
  return (
    <table className="sr-only">
      <thead>
        <tr>
          <th scope="col">{MESSAGES.date}</th>
          <th scope="col">{MESSAGES.count}</th>
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
  )
}
