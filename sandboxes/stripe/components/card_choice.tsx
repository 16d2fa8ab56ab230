import { RadioCards } from '~/ui/forms/radio_cards'
import type { CardName } from '../cards/card_names'
import { SANDBOX_MESSAGES as MESSAGES } from '../messages/en/common'

interface CardChoiceProps {
  cards: readonly CardName[]
  value: CardName
  onChange: (card: CardName) => void
  disabled?: boolean
}

/** The test cards, by what happens with them. */
export function CardChoice({ cards, value, onChange, disabled }: CardChoiceProps) {
  return (
    <RadioCards
      label={cards.includes('bank_account') ? MESSAGES.pay.cardsAndAccount : MESSAGES.pay.cards}
      columns={1}
      options={cards.map((name) => {
        const [label, description] = MESSAGES.cards[name]
        return { value: name, label, description }
      })}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  )
}
