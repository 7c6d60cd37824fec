// The style sheets of the maps; the shared one first.
import '../../map/map.css'
import './data/sheet.css'
import './map.css'
import './markers.css'
