// Searches the documentation in the browser, with an index built in advance.
import MiniSearch from './minisearch.js';

const MOST = 8;
const form = document.querySelector('form[role="search"]');
const list = form.querySelector('ol');
const root = form.dataset.root;
let index;

async function load() {
  const answer = await fetch(new URL('search.json', import.meta.url));
  const { options, index: made } = await answer.json();
  return MiniSearch.loadJS(made, options);
}

async function show(words) {
  index ??= load();
  const found = (await index).search(words, { prefix: true, fuzzy: 0.2, boost: { title: 3 } }).slice(0, MOST);
  list.replaceChildren(...found.map(entry));
  list.hidden = words.trim() === '';
  if (found.length === 0) list.textContent = 'Nothing found.';
}

function entry({ id, title, page }) {
  const link = document.createElement('a');
  link.href = `${root}${id}`;
  link.textContent = `${title} (${page.replace(/\.html$/, '')})`;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

form.addEventListener('input', () => void show(form.elements.q.value));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});

// On phones the side bar starts closed.
if (matchMedia('(max-width: 760px)').matches) document.querySelector('.side details').open = false;
