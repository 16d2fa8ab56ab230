import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'
import { elementOf } from '~/core/elements'
import { Badge } from '../feedback/badge'

export interface TabItem<Key extends string> {
  key: Key
  label: string
  count?: number
  content: ReactNode
}

interface TabsProps<Key extends string> {
  /** Said to screen readers. */
  label: string
  tabs: readonly TabItem<Key>[]
  selected: Key
  onChange: (key: Key) => void
}

/** Panels of which one shows. Arrow keys move between the tabs. */
export function Tabs<Key extends string>({ label, tabs, selected, onChange }: TabsProps<Key>) {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === selected)
  )
  return (
    <TabGroup selectedIndex={index} onChange={(next) => onChange(elementOf(tabs, next).key)}>
      <TabList
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted outline-offset-[-2px] transition-colors hover:text-ink data-selected:border-primary data-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-6">
        {tabs.map((tab) => (
          <TabPanel key={tab.key} className="rounded-card">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
