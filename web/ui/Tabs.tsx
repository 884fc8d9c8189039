import { Tabs as ChakraTabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** From the address, so that a link or Back restores it. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Only the chosen tab's content lives. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <ChakraTabs.Root
      value={value}
      onValueChange={(change) => onChange(change.value as Value)}
      lazyMount
      unmountOnExit
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
