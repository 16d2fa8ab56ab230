import { classNames } from '~/ui/class_names'

interface CountTableProps {
  columns: readonly string[]
  /** The first cell of each is its name. */
  rows: readonly (readonly string[])[]
}

/** Rows of numbers under a name. */
export function CountTable({ columns, rows }: CountTableProps) {
  return (
    <table className="mt-3 w-full max-sm:text-fine">
      <thead>
        <tr className="border-b border-line text-fine text-muted max-sm:text-xs">
          {columns.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={classNames('py-2 pr-3 sm:pr-4 font-medium last:pr-0', alignment(index))}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 pr-3 sm:pr-4 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {numbers.map((number, index) => (
              <td
                key={columns[index + 1]}
                className="py-2.5 pr-3 sm:pr-4 text-right tabular-nums last:pr-0"
              >
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function alignment(index: number): string {
  return index === 0 ? 'text-left' : 'text-right'
}
