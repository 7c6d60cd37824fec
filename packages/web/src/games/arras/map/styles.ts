// The style sheets of the map; the shared one first.
import '../../map/map.css'
import './themes.css'
import './map.css'
