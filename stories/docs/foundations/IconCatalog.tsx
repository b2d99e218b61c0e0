import * as library from '@institute/design-system';
import { type ComponentType, useState } from 'react';

const { Card, Columns, SearchField, Stack, Text } = library;

const icons = Object.entries(library).filter(([name]) => /^[A-Z]\w+Icon$/.test(name)) as Array<
  [string, ComponentType<library.IconProps>]
>;

/** Every icon of the library by its name, with a search. */
export function IconCatalog() {
  const [search, setSearch] = useState('');
  const found = icons.filter(([name]) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Stack gap="m">
      <SearchField
        label="Search icons"
        value={search}
        onChange={setSearch}
        width="medium"
        {...(search.trim() && { resultCount: found.length })}
      />
      <Columns min="xs" gap="s">
        {found.map(([name, Icon]) => (
          <Card key={name} padding="s">
            <Stack gap="xs" align="center">
              <Icon size="l" />
              <Text size="xs" as="code">
                {name}
              </Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}
