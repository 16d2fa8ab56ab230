export interface Example<Name extends string> {
  evidence: Record<Name, number>
  good: boolean
}

/** Weight of the penalty on large weights (of evidence in units of its spread), steps and their size. */
const RIDGE = 0.02
const STEPS = 4000
const STEP = 0.5

/** Weights of a logistic regression with a ridge penalty by gradient descent; the constant is left to the caller. */
export function logistic<Name extends string>(examples: Example<Name>[], names: Name[]): number[] {
  const means = names.map((name) => mean(examples.map(({ evidence }) => evidence[name])))
  const spreads = names.map((name, k) =>
    Math.max(
      1e-3,
      Math.sqrt(mean(examples.map(({ evidence }) => (evidence[name] - means[k]!) ** 2)))
    )
  )
  const rows = examples.map(({ evidence }) =>
    names.map((name, k) => (evidence[name] - means[k]!) / spreads[k]!)
  )
  const weights = names.map(() => 0)
  let constant = 0
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => RIDGE * weight)
    let shift = 0
    for (const [n, row] of rows.entries()) {
      const sum = row.reduce((total, value, k) => total + weights[k]! * value, constant)
      const error = (1 / (1 + Math.exp(-sum)) - Number(examples[n]!.good)) / rows.length
      row.forEach((value, k) => (gradient[k]! += error * value))
      shift += error
    }
    gradient.forEach((value, k) => (weights[k]! -= STEP * value))
    constant -= STEP * shift
  }
  return weights.map((weight, k) => weight / spreads[k]!)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
