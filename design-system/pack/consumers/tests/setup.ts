import { setup } from '@institute/design-system/testing';
import { configure } from '@testing-library/react';

setup();
// What loads on first use, such as the calendar, takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
